/** On paper the overview is its hits: all of them, by their whole names, without what one presses (REQUIREMENTS 259). */
import type { Page } from 'playwright-core';
import { closeBrowser, leave, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { giveLogin } from '../support/product/giveLogin';
import { cutTexts, scrollsSideways } from '../support/browser/pageChecks';
import { settled } from '../support/browser/settled';

const dashboard = sharedDashboard();
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  visitor = await visit();
  page = visitor.page;
  await giveLogin(page, dashboard, 'Alex Sample');
});
afterAll(async () => {
  await leave(visitor);
  await closeBrowser();
});

/** The area of an A4 sheet within the margins, in CSS pixels. */
const sheets = [
  ['portrait', { width: 718, height: 1047 }],
  ['landscape', { width: 1047, height: 718 }],
] as const;

test.each(sheets)(
  '%s: every hit with its complete name, no controls, nothing beside the sheet',
  async (_way, size) => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(size);
    await page.goto(`${dashboard.url}/apps/all?search=a`);
    await settled(page);
    const total = await page
      .getByText(/^\d+ of \d+ services/)
      .first()
      .innerText();
    const hits = Number.parseInt(total, 10);
    const shown = await page.getByRole('table').getByRole('rowheader').count();
    expect(hits).toBeGreaterThan(shown);

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const names = page.getByRole('table').getByRole('rowheader');
    expect(await names.count()).toBe(hits);
    // Each word is on one line.
    expect(await names.evaluateAll(brokenWords)).toEqual([]);
    expect(await page.evaluate(controlsSeen)).toEqual([]);
    expect(await cutTexts(page, 'main')).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await names.count()).toBe(shown);
  },
);

/** Runs in the page: the words of these elements that are drawn in more than one piece. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });
}

/** Runs in the page: what could be pressed or filled in, but for what reads as text: names, and heads of columns. */
function controlsSeen(): string[] {
  const controls = 'button, input, select, textarea, summary, nav a, header a, footer a';
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 2)
    .map((element) => `${element.localName} ${(element.textContent ?? '').trim()}`);
}
