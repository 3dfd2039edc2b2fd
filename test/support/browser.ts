import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { readFileSync } from 'node:fs';

let connected: Promise<Browser> | undefined;

/** The one browser of the test run; `npm test` starts it and tells its address. */
export function browser(): Promise<Browser> {
  const url = process.env.TEST_BROWSER_URL;
  if (!url) throw new Error('TEST_BROWSER_URL is missing: run the browser tests by `npm test`.');
  connected ??= chromium.connect(url);
  return connected;
}

export async function closeBrowser(): Promise<void> {
  await (await connected)?.close();
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: console errors, uncaught errors, policy violations. */
  readonly complaints: readonly string[];
}

/** A fresh visitor: no cookies, nothing stored. */
export async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
  const context = await (await browser()).newContext({ viewport: { width: 1366, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Faults that axe finds on the page as it is: one line each. Evaluated by the debugger, past the page's policy. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const arrivals = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(arrivals.map((animation) => animation.finished));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}
