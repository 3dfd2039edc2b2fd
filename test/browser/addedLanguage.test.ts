/**
 * A language that an installation adds: one of longer words on every page, told by the server as data, and one that is written
 * from right to left. What it does not say stands in English.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pseudoCatalogue } from '../../src/qa/preview/pseudo';
import { catalogueIn } from '../architecture/catalogues';
import { closeBrowser, leave, visit, type Visit } from '../support/browser';
import { startDashboard, type Dashboard } from '../support/dashboard';
import { cutTexts, plotsFit, scrollsSideways } from '../support/pageChecks';
import { addressOf, pages } from '../support/pages';
import { dataOf, foreignTexts } from '../support/pseudoLocale';
import { settled } from '../support/settled';

const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
let dashboard: Dashboard;
let visitor: Visit;

function write(language: string, texts: object): void {
  const entries = Object.entries(texts).map(([id, text]) => [id, { [language]: text as string }]);
  mkdirSync(path.join(folder, language));
  writeFileSync(path.join(folder, language, 'messages.json'), JSON.stringify(Object.fromEntries(entries)));
}

/** The server's own sentences have tests of their own. */
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
beforeEach(async () => {
  visitor = await visit({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
});
afterEach(() => leave(visitor));

const speak = (language: string) =>
  visitor.context.addCookies([{ name: 'language', value: language, url: dashboard.url }]);

test.each(pages)('$path ($person) speaks it, all of it, and longer words fit', async (place) => {
  const { page, complaints } = visitor;
  const address = await addressOf(page, dashboard, place);
  await speak('eo');
  const data = dataOf(page);
  await page.goto(address);
  await page.locator('html[lang=eo]').waitFor();
  await settled(page);
  expect(await page.locator('body').innerText()).toContain('⟦');
  const names = [place.path, 'Esperanto', 'العربية', 'English'];
  expect(await foreignTexts(page, data(), names)).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await plotsFit(page);
    expect([width, await cutTexts(page), await scrollsSideways(page)]).toEqual([width, [], false]);
  }
  expect(complaints).toEqual([]);
});

test('it is chosen by its own name, loaded then, and kept; English stands where it says nothing', async () => {
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/translations/') && asked.push(request.url()));
  await page.goto(`${dashboard.url}/apps/all`);
  await settled(page);
  expect(asked).toEqual([]);
  await page.getByRole('radio', { name: 'العربية' }).check();
  await page.getByRole('link', { name: 'الخدمات' }).first().waitFor();
  expect(asked).toEqual([`${dashboard.url}/translations/ar.json`]);
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
