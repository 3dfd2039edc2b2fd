/**
 * The pages of people without access against WCAG 2.2 AA, as every page is checked (pages.walk.test.ts); and whether the checks
 * find what is wrong.
 */
import type { Page } from 'playwright-core';
import { closeBrowser, leave, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { choosePerson } from '../support/browser/dialogs';
import { faultsOfPage } from '../support/browser/faultsOfPage';
import { plainTexts } from '../support/browser/pseudoLocale';
import { settled } from '../support/browser/settled';

const dashboard = sharedDashboard();
let visitor: Visit;

afterAll(closeBrowser);
beforeEach(async () => {
  visitor = await visit({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
});
afterEach(() => leave(visitor));

const looks = [
  { theme: 'light', width: 1366 },
  { theme: 'dark', width: 375 },
] as const;

describe('people without access', () => {
  const texts = {
    'en-GB': ['You cannot use this dashboard', 'You have no access to this dashboard'],
    'nl-NL': ['U kunt dit dashboard niet gebruiken', 'U hebt geen toegang tot dit dashboard'],
    'pt-PT': ['Não pode usar este painel', 'Não tem acesso a este painel'],
  } as const;

  /** The institution of the login is unknown: the server says so itself. */
  async function turnedAway(page: Page, title: string): Promise<void> {
    await page.goto(`${dashboard.url}/login`);
    await choosePerson(page, 'Noor Nobody');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Another server refuses the login: the application says so, after its second load. */
  async function refused(page: Page, title: string): Promise<void> {
    await page.route('**/dashboard/api/users/me*', (route) => route.fulfill({ status: 403 }));
    await page.goto(`${dashboard.url}/apps/all`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** The institution has left the federation since the login. */
  async function orphaned(page: Page, title: string): Promise<void> {
    await page.route('**/dashboard/api/users/me*', async (route) => {
      const response = await route.fetch();
      const { payload, language } = (await response.json()) as { payload: object; language: string };
      await route.fulfill({ response, json: { language, payload: { ...payload, institutionGone: 'own' } } });
    });
    await page.goto(`${dashboard.url}/apps/all`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  test.each([
    ['by the server', turnedAway, texts['en-GB'][0], 3],
    ['by the application', refused, texts['en-GB'][1], 1],
    ['if their institution has gone', orphaned, 'Your institution is no longer known here', 2],
  ] as const)(
    'get a page without accessibility faults %s (REQUIREMENTS 3)',
    async (_title, meet, title, stops) => {
      await meet(visitor.page, title);
      for (const look of looks)
        expect((await faultsOfPage(visitor.page, look, 'Menu', stops)).faults).toEqual([]);
      expect(visitor.complaints.filter((one) => !one.includes('403'))).toEqual([]);
    },
  );

  test.each(['nl-NL', 'pt-PT'] as const)(
    'get the page in the language of the browser: %s',
    async (locale) => {
      const { context, page } = await visit({ locale });
      await turnedAway(page, texts[locale][0]);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      await refused(page, texts[locale][1]);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      await context.close();
    },
  );
});

test('the checks report faults', async () => {
  const { page } = visitor;
  await page.goto(`${dashboard.url}/logged-out`);
  await settled(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<p>Written here</p>
       <div class="planted"><button>a</button><button>b</button></div>
       <div class="cut">A long text that is cut off</div>
       <div class="wide">x</div>
       <p class="faint">Hard to read in the dark</p>
       <input id="unnamed">
       <table class="tight"><tbody><tr><td>Overflowing</td></tr></tbody></table>
       <p class="squeezed">Squeezed</p>
       <p><a href="#a" aria-current="page">Here</a> <a href="#b">There</a></p>`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.planted button { all: unset; display: inline-block; inline-size: 10px; block-size: 10px; outline: none !important;
         forced-color-adjust: none; color: Canvas }
       .cut { inline-size: 5rem; overflow: hidden; white-space: nowrap }
       .wide { inline-size: 200vw }
       .faint { color: light-dark(#000000, #444444); background: light-dark(#ffffff, #222222) }
       .tight { table-layout: fixed; inline-size: 2rem; white-space: nowrap }
       .squeezed { inline-size: 2rem; overflow-wrap: anywhere }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await plainTexts(page)).toContain('Written here');
  const { faults } = await faultsOfPage(page, { theme: 'light', width: 1366 }, 'Menu');
  for (const fault of [
    'light 1366: label: #unnamed',
    'light 1366: the page scrolls sideways',
    'light 1366: out of its cell: Overflowing',
    'light 1366: broken: Squeezed',
    '1280: BUTTON “a” does not show the focus',
    '320: small: BUTTON “a” 10×10',
    '320: small: BUTTON “b” 10×10',
    'spaced: 320 wide: DIV.cut: A long text that is cut off',
    'in forced colours: invisible: BUTTON “a”',
  ])
    expect(faults).toContain(fault);
  expect(faults).toContainEqual(expect.stringMatching(/^in forced colours: .*“Here”/));
  expect(faults.filter((fault) => fault.includes('contrast'))).toEqual(['dark 320: color-contrast: .faint']);
});
