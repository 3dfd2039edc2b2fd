/**
 * Every panel of every dialog, as in the visualiser's gallery, in a generated language of longer words: all
 * texts come from the catalogue, and the words fit, from left to right and from right to left (REQUIREMENTS
 * 247).
 */
import type { Frame, Locator } from 'playwright-core';
import { filesBelow, textOf } from '../../architecture/files';
import { closeBrowser, leave, visit } from '../../support/browser/browser';
import { sharedDashboard } from '../../support/product/dashboard';
import { cutTexts, scrollsSideways } from '../../support/browser/pageChecks';
import { foreignTexts } from '../../support/browser/pseudoLocale';

const dashboard = sharedDashboard();
/** The gallery’s name for what only an outer machine names. */
const UNNAMED = '{service}';
afterAll(closeBrowser);

/** The texts of stories are data: they are in their files. */
const stories = filesBelow('src', /\.(stories|scenarios|fixtures|gestures|samples?)\.tsx?$/)
  .map(textOf)
  .join('\n');

/** Returns the frame of a card of the gallery, which is drawn when it comes into sight. */
async function drawn(card: Locator): Promise<Frame> {
  await card.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const frame = card.locator('iframe');
  await frame.contentFrame().locator('h2').first().waitFor({ state: 'attached' });
  const inside = await (await frame.elementHandle())?.contentFrame();
  if (!inside) throw new Error('A card has no frame');
  return inside;
}

/** Sizes of a window, as the gallery has them (`qa/preview/Stage`). */
const sizes = {
  desktop: { width: 880, height: 720 },
  phone: { width: 375, height: 667 },
};

/** Returns what does not fit at a size, in both directions of writing. */
async function misfits(frame: Frame, size: keyof typeof sizes): Promise<string[]> {
  const element = await frame.frameElement();
  await element.evaluate((one: HTMLElement | SVGElement, { width, height }) => {
    one.style.inlineSize = `${width}px`;
    one.style.blockSize = `${height}px`;
  }, sizes[size]);
  const faults: string[] = [];
  for (const [language, direction] of [
    ['en', 'left'],
    ['ar', 'right'],
  ] as const) {
    await frame.evaluate((lang) => document.documentElement.setAttribute('lang', lang), language);
    const cut = await cutTexts(frame, 'dialog');
    if (await scrollsSideways(frame)) cut.push('scrolls sideways');
    faults.push(...cut.map((fault) => `${size}, from the ${direction}: ${fault}`));
  }
  return faults;
}

test('every panel of every dialog, on a desktop and on a phone', async () => {
  const visitor = await visit({ viewport: { width: 1600, height: 1000 } });
  const { page, complaints } = visitor;
  await page.goto(`${dashboard.url}/qa?mode=preview&view=gallery&in=pseudo&width=desktop`);
  await page.locator('[data-place]').first().waitFor();
  const places = await page
    .locator('[data-place]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  expect(places.length).toBeGreaterThan(30);
  const faults: Record<string, readonly string[]> = {};
  // Panels that several dialogs share appear there for each of them.
  for (const place of new Set(places)) {
    const at = places.indexOf(place);
    const frame = await drawn(page.locator('[data-place]').nth(at));
    expect([place, await frame.locator('dialog').innerText()]).toEqual([place, expect.stringContaining('⟦')]);
    const found = await foreignTexts(frame, stories, [UNNAMED]);
    for (const size of ['desktop', 'phone'] as const) found.push(...(await misfits(frame, size)));
    if (found.length > 0) faults[place] = found;
  }
  expect(faults).toEqual({});
  expect(complaints).toEqual([]);
  await leave(visitor);
}, 600_000);
