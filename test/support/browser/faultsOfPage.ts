/** Measures a page at rest in every way that the tests know. Each function returns a line for each fault. */
import type { Page } from 'playwright-core';
import { accessibilityFaults, colourFaults } from './browser';
import { currentThings } from './forcedColours';
import {
  cutTexts,
  endlessAnimations,
  headerFaults,
  hiddenFocus,
  invisibleControls,
  plotsFit,
  scrollsSideways,
  smallTargets,
  spaceTexts,
} from './pageChecks';
import { brokenWords, textsOutOfCells } from './textChecks';

const MENU_IS_OPEN_FROM = 960;

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };
const sizes = [wide, narrow];

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

/**
 * Changes the size of the window, and waits until the page has followed: until frames come without a change.
 * `settled` would wait for an idle browser, which may not report that after such a change.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await plotsFit(page);
  await page.evaluate(async () => {
    let hasChanged = true;
    const watch = new MutationObserver(() => (hasChanged = true));
    watch.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    while (hasChanged) {
      hasChanged = false;
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    watch.disconnect();
  });
}

const sideways = async (page: Page) => ((await scrollsSideways(page)) ? ['the page scrolls sideways'] : []);

/** Returns texts that do not fit, wide and narrow. */
export async function misfits(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const found = [...(await cutTexts(page)), ...(await sideways(page))];
    faults.push(...found.map((fault) => `${size.width} wide: ${fault}`));
  }
  return faults;
}

/** Returns the pages and texts that are out of place at the present width of the window. */
async function outOfPlace(page: Page, width: number): Promise<string[]> {
  return [
    ...(await sideways(page)),
    ...(await smallTargets(page)).map((fault) => `small: ${fault}`),
    ...(await textsOutOfCells(page)).map((fault) => `out of its cell: ${fault}`),
    ...(width >= 960 ? await headerFaults(page) : []).map((fault) => `in the header: ${fault}`),
    ...(width >= 768 ? await brokenWords(page) : []).map((fault) => `broken: ${fault}`),
  ];
}

/** Walks with Tab; `stops` is how many the keyboard finds at the least. */
async function focusFaults(page: Page, stops: number): Promise<string[]> {
  const { walked, faults } = await hiddenFocus(page);
  return walked < stops ? [...faults, `Tab finds ${walked} stops`] : faults;
}

/** Looks in forced colours; `menu` is the name of the button that opens the menu of a narrow window. */
async function inForcedColours(page: Page, menu: string) {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const current: string[] = [];
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const opens = page.getByRole('button', { name: menu, exact: true });
    if (await opens.isVisible()) await opens.click();
    const { seen, lost } = await currentThings(page);
    current.push(...seen);
    faults.push(...lost, ...(await invisibleControls(page)).map((fault) => `invisible: ${fault}`));
  }
  if ((await endlessAnimations(page)) > 0) faults.push('something moves without an end');
  return { current, faults };
}

/**
 * Returns what is wrong with a page that is at rest, in this look and in others; and the style sheets of what is current on
 * it. `menu` is the name of the button that opens the menu of a narrow window, `stops` how many the keyboard finds at the
 * least. The page is left in forced colours, with its texts spaced.
 */
export async function faultsOfPage(
  page: Page,
  { theme, width }: Look,
  menu: string,
  stops = 4,
): Promise<{ readonly faults: readonly string[]; readonly current: readonly string[] }> {
  const faults: string[] = [];
  const note = (where: string | number, found: readonly string[]) =>
    void faults.push(...found.map((fault) => `${where}: ${fault}`));
  await page.emulateMedia({ colorScheme: theme, forcedColors: null, reducedMotion: null });
  await resize(page, { width, height: wide.height });
  note(`${theme} ${width}`, [...(await accessibilityFaults(page)), ...(await outOfPlace(page, width))]);
  const other = theme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  for (const size of sizes) {
    await resize(page, size);
    note(size.width, await outOfPlace(page, size.width));
    // Colours are checked again where axe has not been: in the other theme, and where the menu has its other
    // form.
    if ((size === narrow) === width >= MENU_IS_OPEN_FROM)
      note(`${other} ${size.width}`, await colourFaults(page));
    note(size.width, await focusFaults(page, stops));
  }
  await spaceTexts(page);
  note('spaced', await misfits(page));
  const { current, faults: forced } = await inForcedColours(page, menu);
  note('in forced colours', forced);
  return { faults, current };
}
