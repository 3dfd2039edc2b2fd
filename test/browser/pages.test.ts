/** Every page as people meet it: three languages, light and dark, desktop and phone. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit } from '../support/browser';
import { startDashboard, type Dashboard } from '../support/dashboard';
import { textOf } from '../architecture/files';

type Catalogue = Readonly<Record<string, string>>;

const languages = ['en', 'nl', 'pt'] as const;
const catalogues = Object.fromEntries(
  languages.map((language) => [language, JSON.parse(textOf(`translations/${language}.json`)) as Catalogue]),
);
const ids = Object.keys(catalogues.en ?? {});

interface Place {
  readonly name: string;
  readonly path: string;
  /** Message that the level 1 heading shows; absent where it is the name of a service. */
  readonly title?: string;
}

const places: readonly Place[] = [
  { name: 'connected services', path: '/apps/connected', title: 'services.title.connected' },
  { name: 'all services', path: '/apps/all?page=2', title: 'services.title.all' },
  { name: 'a search without a match', path: '/apps/all?search=qqqq', title: 'services.title.all' },
  { name: 'a service', path: '/apps/41/saml20_sp/about' },
  { name: 'my institution', path: '/my-idp' },
  { name: 'the tickets', path: '/tickets', title: 'tickets.title' },
  { name: 'the resolved tickets', path: '/tickets/resolved', title: 'tickets.title' },
  { name: 'an unknown address', path: '/nowhere', title: 'notFound.title' },
];

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});

afterAll(async () => {
  await dashboard.stop();
  await closeBrowser();
});

async function logIn(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`${dashboard.url}/apps/all?language=${language}`);
  await page.goto(`${dashboard.url}/login?redirect_url=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: /Alex Sample/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(languages)('in %s', (language) => {
  test('every page speaks it, fits a phone, and axe finds nothing', async () => {
    const { context, page, complaints } = await visit({
      colorScheme: language === 'nl' ? 'dark' : 'light',
      ...(language === 'pt' && { viewport: { width: 390, height: 844 } }),
    });
    await logIn(page, language, '/apps/connected');
    for (const { name, path, title } of places) {
      await page.goto(dashboard.url + path);
      await settled(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      if (title) expect([name, heading]).toEqual([name, catalogues[language]?.[title]]);
      expect(await page.title()).toContain(heading);
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      const text = await page.locator('body').innerText();
      expect(ids.filter((id) => text.split(/\s/).includes(id))).toEqual([]);
      expect([name, await scrollsSideways(page)]).toEqual([name, false]);
      expect([name, await accessibilityFaults(page)]).toEqual([name, []]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each([320, 390, 768, 1024])('at %i pixels nothing scrolls sideways', async (width) => {
  const { context, page } = await visit({ viewport: { width, height: 800 } });
  await logIn(page, 'nl', '/apps/all');
  for (const { name, path } of places) {
    await page.goto(dashboard.url + path);
    await settled(page);
    expect([name, await scrollsSideways(page)]).toEqual([name, false]);
  }
  await context.close();
});

test('the language changes on the page, and the search stays', async () => {
  const { context, page } = await visit();
  await logIn(page, 'en', '/apps/all');
  await page.goto(`${dashboard.url}/apps/all?search=archive`);
  await settled(page);
  await page.getByRole('radiogroup').getByText('Nederlands', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: catalogues.nl?.['services.title.all'] ?? '' }).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('archive');
  expect(
    await page.getByRole('searchbox', { name: catalogues.nl?.['services.search'] ?? '' }).inputValue(),
  ).toBe('archive');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: catalogues.nl?.['services.title.all'] ?? '' }).waitFor();
  await context.close();
});

test('two copies on one machine keep two people signed in in one browser', async () => {
  const other = await startDashboard();
  const { context, page } = await visit();
  await logIn(page, 'en', '/apps/all');
  await page.goto(`${other.url}/login?redirect_url=%2Fapps%2Fall`);
  await page.getByRole('button', { name: /Kim Placeholder/ }).click();
  await page.getByRole('button', { name: /Account: Kim Placeholder/ }).waitFor();
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('button', { name: /Account: Alex Sample/ }).waitFor();
  await page.goto(`${other.url}/apps/all`);
  await page.getByRole('button', { name: /Account: Kim Placeholder/ }).waitFor();
  await context.close();
  await other.stop();
});
