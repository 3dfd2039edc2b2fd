/**
 * Every page against WCAG 2.2 AA as far as it can be measured, in light and dark, wide and at 320 pixels; and in a language
 * of longer words that nobody wrote out, which tells what is not of the catalogue (REQUIREMENTS 4, 37, 247).
 */
import type { Page } from 'playwright-core';
import {
  accessibilityFaults,
  closeBrowser,
  colourFaults,
  leave,
  visit,
  type Visit,
} from '../support/browser';
import { sharedDashboard } from '../support/dashboard';
import { choosePerson } from '../support/dialogs';
import { addressOf, pages, type Place } from '../support/pages';
import {
  cutTexts,
  endlessAnimations,
  hiddenFocus,
  invisibleControls,
  plotsFit,
  scrollsSideways,
  smallTargets,
  spaceTexts,
} from '../support/pageChecks';
import { foreignTexts, plainTexts, speakPseudo } from '../support/pseudoLocale';
import { settled } from '../support/settled';

const dashboard = sharedDashboard();
let visitor: Visit;

afterAll(async () => {
  await closeBrowser();
});
beforeEach(async () => {
  visitor = await visit({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
});
afterEach(() => leave(visitor));

/** Checks that what the list of places means is what is seen, and not the page that is shown instead. */
async function isThere(page: Page, place: Place): Promise<void> {
  if (place.other) await page.getByRole('columnheader', { name: place.other }).first().waitFor();
  else if (place.service) await page.getByRole('heading', { level: 1, name: place.service }).waitFor();
  if (place.path.startsWith('settings/')) await page.getByRole('navigation').nth(3).waitFor();
}

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** Everything that can be measured on a page as it is; `stops` is how many the keyboard finds at the least. */
async function isFaultless(page: Page, stops = 4): Promise<void> {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    expect([viewport.width, await accessibilityFaults(page)]).toEqual([viewport.width, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(['dark', viewport.width, await colourFaults(page)]).toEqual(['dark', viewport.width, []]);
    const { walked, faults } = await hiddenFocus(page);
    expect(walked).toBeGreaterThanOrEqual(stops);
    expect([viewport.width, faults]).toEqual([viewport.width, []]);
    expect([viewport.width, await smallTargets(page)]).toEqual([viewport.width, []]);
    expect([viewport.width, await scrollsSideways(page)]).toEqual([viewport.width, false]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await invisibleControls(page)).toEqual([]);
  expect(await endlessAnimations(page)).toBe(0);
  await page.emulateMedia({ forcedColors: 'none' });
  await spaceTexts(page);
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    expect([viewport.width, await cutTexts(page), await scrollsSideways(page)]).toEqual([
      viewport.width,
      [],
      false,
    ]);
  }
}

describe.each(pages)('$path ($person)', (place) => {
  test('is faultless in light and dark, wide and narrow; the focus shows; text may be spaced', async () => {
    const { page, complaints } = visitor;
    await page.goto(await addressOf(page, dashboard, place));
    await settled(page);
    await isThere(page, place);
    await isFaultless(page);
    expect(complaints).toEqual([]);
  });

  test('says nothing that is not of the catalogue, and longer words fit', async () => {
    const { page } = visitor;
    const address = await addressOf(page, dashboard, place);
    const { data } = await speakPseudo(page);
    await page.goto(address);
    await settled(page);
    await isThere(page, place);
    expect(await page.locator('body').innerText()).toContain('⟦');
    expect(await foreignTexts(page, data(), [place.path])).toEqual([]);
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      await plotsFit(page);
      expect([viewport.width, await cutTexts(page), await scrollsSideways(page)]).toEqual([
        viewport.width,
        [],
        false,
      ]);
    }
  });
});

describe('people without access', () => {
  const nobody = 'Noor Nobody';
  const texts = {
    'en-GB': ['You cannot use this dashboard', 'You have no access to this dashboard'],
    'nl-NL': ['U kunt dit dashboard niet gebruiken', 'U hebt geen toegang tot dit dashboard'],
    'pt-PT': ['Não pode usar este painel', 'Não tem acesso a este painel'],
  } as const;

  /** The login is for an institution that nobody knows: the server says so itself. */
  async function turnedAway(page: Page, title: string): Promise<void> {
    await page.goto(`${dashboard.url}/login`);
    await choosePerson(page, nobody);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** The login of another server lets in nobody: the application says so, after its second load. */
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
    ['where their institution has gone', orphaned, 'Your institution is no longer known here', 2],
  ] as const)('are told so %s on a faultless page (REQUIREMENTS 3)', async (_how, meet, title, stops) => {
    await meet(visitor.page, title);
    await isFaultless(visitor.page, stops);
    expect(visitor.complaints.filter((one) => !one.includes('403'))).toEqual([]);
  });

  test.each(['nl-NL', 'pt-PT'] as const)('are told so in the language of the browser: %s', async (locale) => {
    const { context, page } = await visit({ locale });
    await turnedAway(page, texts[locale][0]);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    await refused(page, texts[locale][1]);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    await context.close();
  });
});

test('the checks bite', async () => {
  const { page } = visitor;
  await page.goto(`${dashboard.url}/logged-out`);
  await settled(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML(
      'beforeend',
      `<p>Written here</p>
       <div class="planted"><button>a</button><button>b</button></div>
       <div class="cut">A long text that is cut off</div>
       <div class="wide">x</div>
       <p class="faint">Hard to read in the dark</p>`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.planted button { all: unset; display: inline-block; inline-size: 10px; block-size: 10px; outline: none !important }
       .cut { inline-size: 5rem; overflow: hidden; white-space: nowrap }
       .wide { inline-size: 200vw }
       .faint { color: light-dark(#000000, #444444); background: light-dark(#ffffff, #222222) }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await smallTargets(page)).toEqual([
    expect.stringContaining('“a” 10×10'),
    expect.stringContaining('“b” 10×10'),
  ]);
  expect((await hiddenFocus(page)).faults).toContain('BUTTON “a” does not show the focus');
  expect(await cutTexts(page)).toEqual([expect.stringContaining('A long text')]);
  expect(await scrollsSideways(page)).toBe(true);
  expect(await plainTexts(page)).toContain('Written here');
  expect(await colourFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourFaults(page)).toEqual(['color-contrast: .faint']);
});
