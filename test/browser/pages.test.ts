/** Every page as people meet it: three languages, light and dark, desktop and phone. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, visit } from '../support/browser';
import { sharedDashboard, startDashboard } from '../support/dashboard';
import { logIn } from '../support/dialogs';
import { giveLogin } from '../support/giveLogin';
import { headerFaults, scrollsSideways } from '../support/pageChecks';
import { settled } from '../support/settled';
import { brokenWords, textsOutOfCells } from '../support/textChecks';
import { catalogueIn } from '../architecture/catalogues';

const languages = ['en', 'nl', 'pt'] as const;
const catalogues = Object.fromEntries(languages.map((language) => [language, catalogueIn(language)]));
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
  { name: 'a connection under way', path: '/apps/all?search=barrow', title: 'services.title.all' },
  { name: 'a search without a match', path: '/apps/all?search=qqqq', title: 'services.title.all' },
  { name: 'a service', path: '/apps/41/saml20_sp/about' },
  { name: 'my institution', path: '/my-idp' },
  { name: 'security', path: '/security', title: 'security.title' },
  { name: 'reviews', path: '/reviews', title: 'reviews.title' },
  { name: 'the tickets', path: '/tickets', title: 'tickets.title' },
  { name: 'the resolved tickets', path: '/tickets/resolved', title: 'tickets.title' },
  { name: 'an unknown address', path: '/nowhere', title: 'notFound.title' },
];

const dashboard = sharedDashboard();

afterAll(async () => {
  await closeBrowser();
});

/** Whoever logs in has chosen a language before. */
async function arrive(page: Page, language: string): Promise<void> {
  const domain = new URL(dashboard.url).hostname;
  await page.context().addCookies([{ name: 'language', value: language, domain, path: '/' }]);
  await giveLogin(page, dashboard, 'Alex Sample');
}

const widths = [320, 390, 768, 1024];

test.each(languages)(
  'in %s every page speaks it, fits every window, and axe finds nothing',
  async (language) => {
    const viewport =
      language === 'pt'
        ? { width: 390, height: 844 }
        : { width: language === 'nl' ? 1280 : 1366, height: 900 };
    const { context, page, complaints } = await visit({
      colorScheme: language === 'nl' ? 'dark' : 'light',
      viewport,
    });
    await arrive(page, language);
    for (const { name, path, title } of places) {
      await page.goto(dashboard.url + path);
      await settled(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      if (title) expect([name, heading]).toEqual([name, catalogues[language]?.[title]]);
      expect(await page.title()).toContain(heading);
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      const text = await page.locator('body').innerText();
      expect(ids.filter((id) => text.split(/\s/).includes(id))).toEqual([]);
      expect([name, await accessibilityFaults(page)]).toEqual([name, []]);
      expect([name, await brokenWords(page)]).toEqual([name, []]);
      for (const width of [...widths, viewport.width]) {
        await page.setViewportSize({ ...viewport, width });
        expect([name, width, await scrollsSideways(page)]).toEqual([name, width, false]);
        expect([name, width, await textsOutOfCells(page)]).toEqual([name, width, []]);
        if (width >= 960) expect([name, width, await headerFaults(page)]).toEqual([name, width, []]);
        if (width >= 768) expect([name, width, await brokenWords(page)]).toEqual([name, width, []]);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('the language changes on the page, and the search stays', async () => {
  const { context, page } = await visit();
  await giveLogin(page, dashboard, 'Alex Sample');
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
  await logIn(page, dashboard, 'Alex Sample');
  await logIn(page, other, 'Kim Placeholder');
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('button', { name: /Account: Alex Sample/ }).waitFor();
  await page.goto(`${other.url}/apps/all`);
  await page.getByRole('button', { name: /Account: Kim Placeholder/ }).waitFor();
  await context.close();
  await other.stop();
});
