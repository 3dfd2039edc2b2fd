/** The product below a path of a host, behind nginx that keeps the path: nothing that it asks for or links to is elsewhere on the host. */
import { closeBrowser, visit, type Visit } from '../support/browser/browser';
import { freePort, startDashboard, type Dashboard } from '../support/product/dashboard';
import { startNginx, testWithProxy, type Proxy } from '../support/field/proxies';
import { pages } from '../support/browser/pages';
import { untilPrerendered } from '../support/product/builtPage';

const testBehindNginx = testWithProxy('nginx');
const BASE = '/federation';
let nginx: Proxy | undefined;
let dashboard: Dashboard | undefined;
let visitor: Visit;
let home = '';
/** Requested paths on the host that are not below ours. */
const elsewhere: string[] = [];

async function start(): Promise<void> {
  const [front, behind] = [await freePort(), await freePort()];
  home = `http://localhost:${front}${BASE}`;
  dashboard = await startDashboard({
    PORT: String(behind),
    HOST: '127.0.0.1',
    PUBLIC_URL: `${home}/`,
    TRUST_PROXY: '1',
  });
  nginx = await startNginx(
    front,
    `location ${BASE} {
      proxy_pass http://127.0.0.1:${behind};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
    location / { return 404; }`,
  );
  visitor = await visit();
  visitor.page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host === new URL(home).host && !isBelow(url.pathname)) elsewhere.push(url.pathname);
  });
}

const isBelow = (path: string) => path === BASE || path.startsWith(`${BASE}/`);

afterAll(async () => {
  await visitor?.context.close();
  await nginx?.stop();
  await dashboard?.stop();
  await closeBrowser();
});

/** Returns the links, forms and pictures of the page that lead elsewhere on the host. */
function strayAddresses(): Promise<string[]> {
  return visitor.page.evaluate((base) => {
    const all = [...document.querySelectorAll<HTMLElement>('[href], [src], [action]')];
    return all
      .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '')
      .filter((address) => !address.startsWith('#'))
      .map((address) => new URL(address, location.href))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && pathname !== base && !pathname.startsWith(`${base}/`),
      )
      .map(({ pathname }) => pathname);
  }, BASE);
}

testBehindNginx(
  'a guest sees the list, which was prerendered, and goes from it to a service and back',
  async () => {
    await start();
    const { page } = visitor;
    await untilPrerendered(home);
    await page.goto(home);
    await page.getByRole('heading', { name: 'Services' }).waitFor();
    expect(await strayAddresses()).toEqual([]);
    await page.locator('tbody a').first().click();
    await page.waitForURL(new RegExp(`^${home}/apps/\\d+/`));
    await page.goBack();
    await page.getByRole('heading', { name: 'Services' }).waitFor();
  },
);

testBehindNginx(
  'a login comes back to the page where it began, and its cookies are for this path alone',
  async () => {
    const { page, context } = visitor;
    await page.goto(`${home}/apps/all?search=delta`);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.getByRole('heading', { name: 'Choose who you are' }).waitFor();
    expect(await strayAddresses()).toEqual([]);
    await page.getByRole('button', { name: /Alex Sample/ }).click();
    await page.waitForURL(/\/federation\/apps\/all\?search=delta/);
    await page.getByRole('button', { name: /Account: / }).waitFor();
    const cookies = await context.cookies(home);
    expect(cookies.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^sid-/));
    expect(new Set(cookies.map((cookie) => cookie.path))).toEqual(new Set([BASE]));
  },
);

testBehindNginx('every page asks for nothing elsewhere, and links nowhere else', async () => {
  const { page } = visitor;
  const services = pages.filter(({ service }) => service !== undefined);
  await page.goto(`${home}/apps/all`);
  const service = await page.locator('tbody a').first().getAttribute('href');
  const paths = [
    ...pages.filter((place) => !services.includes(place) && !place.id).map(({ path }) => BASE + path),
    ...services.map(({ path }) => service?.replace(/about$/, path) ?? ''),
  ];
  for (const path of paths) {
    await page.goto(new URL(path, home).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect([path, await strayAddresses()]).toEqual([path, []]);
  }
  expect(elsewhere).toEqual([]);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter((name) => !name.startsWith(`${BASE} `))).toEqual([]);
});

testBehindNginx('the visualiser is below the path, too', async () => {
  const { page } = visitor;
  await page.goto(`${home}/qa`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await strayAddresses()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

testBehindNginx('a logout ends where the product says so, below the path', async () => {
  const { page, context } = visitor;
  await page.goto(home);
  await page.getByRole('button', { name: /Account: / }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${home}/logged-out`);
  expect((await context.cookies(home)).filter(({ name }) => name.startsWith('sid-'))).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
