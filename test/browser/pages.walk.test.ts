/**
 * Every page, visited twice: in one of our languages, without movement when a late answer comes, and with
 * correct measurements in light and dark and in windows of several widths (REQUIREMENTS 4, 37, 257, 258); and
 * in a language of longer words that an installation adds, which shows texts that are not in the catalogue
 * (REQUIREMENTS 247, 308).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { pseudoCatalogue } from '../../src/qa/preview/pseudo';
import { catalogueIn } from '../architecture/catalogues';
import { closeBrowser, visit } from '../support/browser/browser';
import { sharedDashboard, startDashboard, type Dashboard, type Site } from '../support/product/dashboard';
import { logIn } from '../support/browser/dialogs';
import { currentThings } from '../support/browser/forcedColours';
import { faultsOfPage, misfits, resize } from '../support/browser/faultsOfPage';
import { scrollsSideways, smallTargets } from '../support/browser/pageChecks';
import { addressOf, pages, type Place } from '../support/browser/pages';
import { foreignTexts } from '../support/browser/pseudoLocale';
import { visitAgain } from '../support/browser/returningVisitor';
import { settled } from '../support/browser/settled';
import { shiftsOn } from '../support/browser/shifts';

const languages = ['en', 'nl', 'pt'] as const;
const themes = ['light', 'dark'] as const;
const widths = [375, 390, 768, 1024, 1366] as const;
const desktop = { width: 1366, height: 900 };
const phone = { width: 375, height: 667 };

const catalogues = Object.fromEntries(languages.map((language) => [language, catalogueIn(language)]));
const ids = Object.keys(catalogues.en ?? {});
const say = (language: string, id: string) => catalogues[language]?.[id] ?? '';

const inTurn = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];
/** The numbers of languages, themes and widths have no common divisor, so that each meets each in 30 places. */
const looks = pages.map((place, index) => ({
  name: `${place.path} (${place.person ?? 'guest'})`,
  place,
  language: inTurn(languages, index),
  theme: inTurn(themes, index),
  width: inTurn(widths, index),
}));

const shared = sharedDashboard();
const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
let dashboard: Dashboard;

function write(language: string, texts: object): void {
  const entries = Object.entries(texts).map(([id, text]) => [id, { [language]: text as string }]);
  mkdirSync(path.join(folder, language));
  writeFileSync(path.join(folder, language, 'messages.json'), JSON.stringify(Object.fromEntries(entries)));
}

/** The server's own sentences have their own tests. */
const pagesOnly = Object.entries(catalogueIn('en')).filter(([id]) => !/^(page|mail)\./.test(id));

beforeAll(async () => {
  // Esperanto by its name, so that the browser has a language to sort and to count in.
  write('eo', pseudoCatalogue(Object.fromEntries(pagesOnly)));
  write('ar', { 'nav.services': 'الخدمات' });
  dashboard = await startDashboard({ LANGUAGES: 'en,eo,ar', TRANSLATIONS_DIR: folder });
});
afterAll(async () => {
  await closeBrowser();
  await dashboard.stop();
  rmSync(folder, { recursive: true });
});

/** Waits in a wide window for what the list of places means, so that no page is checked that is shown in its place. */
async function isThere(page: Page, place: Place): Promise<void> {
  if (place.other) await page.getByRole('columnheader', { name: place.other }).first().waitFor();
  else if (place.service) await page.getByRole('heading', { level: 1, name: place.service }).waitFor();
  if (place.path.startsWith('settings/')) await page.getByRole('navigation').nth(3).waitFor();
}

async function open(page: Page, site: Site, place: Place, language: string): Promise<void> {
  const address = await addressOf(page, site, place);
  await page.context().addCookies([{ name: 'language', value: language, url: site.url }]);
  await page.goto(address);
  await page.locator(`html[lang^=${language}]`).waitFor();
  await settled(page);
}

/** Opens a page on a desktop and on a phone, and expects that nothing on it moves when an answer comes. */
async function opensStill(page: Page, place: Place, language: string): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await open(page, shared, place, language);
    if (size === desktop) await isThere(page, place);
    expect([size.width, await shiftsOn(page)]).toEqual([size.width, []]);
  }
}

/** Style sheets of what was current on a page. */
const current = new Set<string>();

describe.each(looks)('$name', ({ place, language, theme, width }) => {
  test(`in ${language}, ${theme}, ${width} pixels wide, nothing moves, and all is right in every look`, async () => {
    const visitor = await visitAgain(shared, place.person);
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: theme });
    await opensStill(page, place, language);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    if (place.title) expect(heading).toBe(say(language, place.title));
    expect(await page.title()).toContain(heading);
    const words = (await page.locator('body').innerText()).split(/\s/);
    expect(ids.filter((id) => words.includes(id))).toEqual([]);
    const { faults, current: found } = await faultsOfPage(page, { theme, width }, say(language, 'nav.menu'));
    for (const sheet of found) current.add(sheet);
    expect(faults).toEqual([]);
    expect(await page.getByRole('heading', { name: say(language, 'pageError.title') }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  test('with an added language nothing stays in another one, and longer words fit', async () => {
    const visitor = await visitAgain(dashboard, place.person);
    const { page, data } = visitor;
    await open(page, dashboard, place, 'eo');
    await isThere(page, place);
    expect(await page.locator('body').innerText()).toContain('⟦');
    // The browser has no names of languages in Esperanto.
    const names = [place.path, 'Esperanto', 'العربية', 'English', 'Dutch', 'Portuguese'];
    expect(await foreignTexts(page, data(), names)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});

test('along the list each language, each theme and each width occurs with each of the others', () => {
  const pairs = looks.flatMap(({ language, theme, width }) => [
    `${language} ${theme}`,
    `${language} ${width}`,
    `${theme} ${width}`,
  ]);
  expect(new Set(pairs).size).toBe(3 * 2 + 3 * 5 + 2 * 5);
});

// Each state and transition of a picture is also in the outline, and the picture can be made larger.
test.each([
  '',
  'machine=connect&at=connect.editing',
  'mode=simulate&machine=connect',
  'mode=preview&machine=connect',
  'mode=live',
  'mode=coverage',
  'mode=coverage&machine=connect&lens=visit',
])(
  'the visualiser, %s: every target is large, and in forced colours the current place is visible',
  async (search) => {
    const { page } = await visitAgain(shared);
    await page.goto(`${shared.url}/qa?${search}`);
    await settled(page);
    for (const size of [desktop, phone]) {
      await resize(page, size);
      await page.emulateMedia({ forcedColors: null });
      expect([size.width, await smallTargets(page, '[data-name]')]).toEqual([size.width, []]);
      await page.emulateMedia({ forcedColors: 'active' });
      const { seen, lost } = await currentThings(page);
      expect([size.width, lost]).toEqual([size.width, []]);
      for (const sheet of seen) current.add(sheet);
    }
    expect(await page.getByRole('heading', { name: 'This page has failed' }).count()).toBe(0);
  },
);

test('each kind of current element was found', () => {
  expect([...current]).toEqual(
    expect.arrayContaining([
      ...['Navigation', 'Tabs', 'SideMenu', 'Segmented', 'FilterRow', 'Pagination', 'ChoiceField'],
      ...['Outline'],
    ]),
  );
});

test('in forced colours, a line on columns has another colour than they, and an edge in that of the paper', async () => {
  const { page } = await visitAgain(shared, 'Alex Sample');
  await page.emulateMedia({ forcedColors: 'active' });
  const place = { path: '/statistics?scale=month', person: 'Alex Sample' };
  await page.goto(await addressOf(page, shared, place));
  await page.locator('.highcharts-column-series .highcharts-point').first().waitFor();
  // The navigator below the plot has no columns.
  const plotted = '.highcharts-line-series:not(.highcharts-navigator-series)';
  const { paper, column, lines } = await page.evaluate((line) => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one));
    return {
      paper: getComputedStyle(document.body).backgroundColor,
      column: all('.highcharts-column-series .highcharts-point')[0]?.fill,
      lines: all(`${line} .highcharts-graph`).map(({ stroke }) => stroke),
    };
  }, plotted);
  expect(lines).toContain(paper);
  expect(lines).not.toContain(column);
});

const SEAL = '5f'.repeat(32);

// A day is sealed when it is over: the trail of a server that began today has none yet.
test.each(languages)('the page of the trail does not move once a day is sealed (%s)', async (language) => {
  const { page } = await visitAgain(shared, 'Federation desk');
  await page.route('**/x/desk/audit/chain*', (route) =>
    route.fulfill({
      json: {
        status: 200,
        payload: {
          from: '2026-11-01',
          to: '2026-11-26',
          seal: SEAL,
          entries: 12_345,
          unsealed: 1,
          faults: [],
          checkedAt: '2026-11-27T00:04:00Z',
        },
      },
    }),
  );
  await opensStill(page, { path: '/desk/audit', person: 'Federation desk' }, language);
  await page.getByText(SEAL).waitFor({ state: 'attached' });
  await page.unrouteAll();
});

test('a language is chosen by its own name, loaded then, and stored; English replaces missing texts', async () => {
  const { page } = await visitAgain(dashboard);
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/translations/') && requested.push(request.url()));
  await page.goto(`${dashboard.url}/apps/all`);
  await settled(page);
  expect(requested).toEqual([]);
  await page.getByRole('radio', { name: 'العربية' }).check();
  await page.getByRole('link', { name: 'الخدمات' }).first().waitFor();
  expect(requested).toEqual([`${dashboard.url}/translations/ar.json`]);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  const direction = () => page.evaluate(() => getComputedStyle(document.documentElement).direction);
  expect(await direction()).toBe('rtl');
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'الخدمات' }).first().waitFor();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect([width, await scrollsSideways(page)]).toEqual([width, false]);
  }
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('link', { name: 'Services' }).first().waitFor();
  expect(await direction()).toBe('ltr');
});

test('the language changes on the page, and the search stays', async () => {
  const { page } = await visitAgain(shared, 'Alex Sample');
  const place = { path: '/apps/all?search=archive', person: 'Alex Sample' };
  await page.goto(await addressOf(page, shared, place));
  await settled(page);
  await page.getByRole('radiogroup').getByText('Nederlands', { exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: say('nl', 'services.title') });
  await heading.waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('archive');
  const field = page.getByRole('searchbox', { name: say('nl', 'services.search') });
  expect(await field.inputValue()).toBe('archive');
  await page.reload();
  await heading.waitFor();
});

test('two copies on one machine keep two people signed in in one browser', async () => {
  const { context, page } = await visit();
  await logIn(page, shared, 'Alex Sample');
  await logIn(page, dashboard, 'Kim Placeholder');
  await page.goto(`${shared.url}/apps/all`);
  await page.getByRole('button', { name: /Account: Alex Sample/ }).waitFor();
  await page.goto(`${dashboard.url}/apps/all`);
  await page.getByRole('button', { name: /Account: Kim Placeholder/ }).waitFor();
  await context.close();
});
