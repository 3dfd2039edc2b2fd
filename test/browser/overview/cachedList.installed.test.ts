/**
 * A server that sends the whole list every time: the browser keeps it for the next visit of the same person, and shows it until
 * the answer has come (REQUIREMENTS 488).
 */
import type { Page, Route } from 'playwright-core';
import { closeBrowser, leave, visit, type Visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { giveLogin } from '../../support/product/giveLogin';
import { federation } from '../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../support/otherServer/serveOther';
import { settled } from '../../support/browser/settled';
import { until } from '../../support/until';

const LIST = /\/dashboard\/api\/services\?form=list/;
const PERSON = /\/dashboard\/api\/users\/me(\?|$)/;

let other: ServedOther;
let visitor: Visit;

beforeAll(async () => {
  other = await serveOther(federation());
});
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.context.close());
afterAll(async () => {
  await other.stop();
  await closeBrowser();
});

const row = (page: Page, name: string) => page.getByRole('row').getByRole('link', { name, exact: true });
const cachedLists = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });

const untilCached = (page: Page, count = 1) => until(async () => (await cachedLists(page)) === count);

/** Comes to the list and stays until it is kept. */
async function come(page: Page) {
  await page.goto(`${other.url}/apps/all`);
  await row(page, 'Wiki').waitFor();
  await untilCached(page);
}

/** Answers the list as `answer` says, but not before the function that it returns is called. */
async function holdList(page: Page, answer: (route: Route) => Promise<void>) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.unroute(LIST);
  await page.route(LIST, async (route) => {
    await gone;
    await answer(route);
  });
  return letGo;
}

async function renamed(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response: response, body: (await response.text()).replaceAll('"Wiki"', '"Wikis"') });
}

test('the list appears before the answer comes, and then has the data of the answer', async () => {
  const { page, complaints } = visitor;
  await come(page);
  const letGo = await holdList(page, renamed);
  await page.goto(`${other.url}/apps/all`);
  await row(page, 'Wiki').waitFor();
  await page.getByText('2 services').first().waitFor();
  letGo();
  await row(page, 'Wikis').waitFor();
  expect(await row(page, 'Wiki').count()).toBe(0);
  await settled(page);
  expect(complaints).toEqual([]);
});

test('texts for the search are not stored, so the list counts as loading, and the address stays', async () => {
  const { page, complaints } = visitor;
  await come(page);
  const letGo = await holdList(page, (route) => route.fallback());
  const address = `${other.url}/apps/all?search=writing+together&page=2`;
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Search services' }).waitFor();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(address);
  expect(await page.getByText('No services match').count()).toBe(0);
  letGo();
  await row(page, 'Wiki').waitFor();
  await settled(page);
  expect(complaints).toEqual([]);
});

test('if the response fails, the list stays and the page shows a message', async () => {
  const { page } = visitor;
  await come(page);
  (await holdList(page, (route) => route.fulfill({ status: 503, body: '' })))();
  await page.goto(`${other.url}/apps/all`);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await row(page, 'Wiki').count()).toBe(1);
  await page.unroute(LIST);
  await again.click();
  await again.waitFor({ state: 'detached' });
  expect(await row(page, 'Wiki').count()).toBe(1);
});

test.each([
  ['another person', (me: string) => me.replaceAll('urn:collab:person:uni:ann', 'urn:collab:person:uni:bob')],
  [
    'another institution',
    (me: string) => me.replaceAll('https://idp.uni.example', 'https://idp-lab.uni.example'),
  ],
])('%s sees nothing of it, and it is removed', async (_title, changed) => {
  const { page, complaints } = visitor;
  await come(page);
  const letGo = await holdList(page, renamed);
  await page.route(PERSON, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, body: changed(await response.text()) });
  });
  await page.goto(`${other.url}/apps/all`);
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  await untilCached(page, 0);
  expect(await row(page, 'Wiki').count()).toBe(0);
  letGo();
  await row(page, 'Wikis').waitFor();
  await untilCached(page);
  expect(complaints).toEqual([]);
});

test('a logout leaves nothing behind', async () => {
  const { page } = visitor;
  await come(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { level: 1, name: /logged out/ }).waitFor();
  await untilCached(page, 0);
});

test('our server checks the list by its ETag, so nothing is stored beside that', async () => {
  const dashboard = sharedDashboard();
  const { page } = visitor;
  await giveLogin(page, dashboard, 'Alex Sample');
  await page.goto(`${dashboard.url}/apps/all`);
  await settled(page);
  await page.waitForTimeout(4_000);
  expect(await cachedLists(page)).toBe(0);
  await leave(visitor);
});
