import {
  chromium,
  type Browser,
  type BrowserContext,
  type Frame,
  type Locator,
  type Page,
} from 'playwright-core';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { countRequests } from './settled';
import { changesForOthers } from '../product/sharedDashboard';

/** Milliseconds: long, because a busy machine is not the page's fault. */
export const TIMEOUT = 300_000;

let launched: Promise<Browser> | undefined;

/** Returns the browser of this test file, which is started with the options of `npm test`. */
function browser(): Promise<Browser> {
  const how = process.env.TEST_BROWSER;
  if (!how) throw new Error('TEST_BROWSER is missing: run the browser tests by `npm test`.');
  launched ??= chromium.launch(JSON.parse(how));
  return launched;
}

export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
}

/**
 * Changes that pages have requested from the shared server. A test that changes something needs its own
 * server.
 */
export const refusedChanges: string[] = [];

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Complaints of the page: console errors, uncaught errors, violations of the content security policy. */
  readonly complaints: readonly string[];
}

/** Opens the page as a fresh visitor: no cookies, nothing stored. */
export async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
  const context = await (await browser()).newContext({ viewport: { width: 1366, height: 900 }, ...options });
  context.setDefaultTimeout(TIMEOUT);
  context.on('request', (request) => {
    if (changesForOthers(context, request)) refusedChanges.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', countRequests);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

/** Milliseconds between two looks of `comes`. */
const LOOK_EVERY = 40;

/**
 * Waits until an element is there. Playwright's own wait looks only twice a second after its first quarter.
 * If the element does not come, the error says what the page shows instead.
 */
export async function comes(what: Locator, state: 'visible' | 'attached' = 'visible'): Promise<void> {
  const until = Date.now() + TIMEOUT;
  const isThere = () => (state === 'visible' ? what.isVisible() : what.count().catch(() => 0));
  while (!(await isThere())) {
    if (Date.now() > until) {
      const text = await what.page().evaluate(() => document.body.innerText);
      throw new Error(`At ${what.page().url()} is: ${text.replace(/\s+/g, ' ').slice(0, 400)}`);
    }
    await delay(LOOK_EVERY);
  }
}

/**
 * Follows a link that opens a new tab, and returns the tab. It is not the one that the browser would open: in
 * such a tab, on a busy machine, Playwright may never find an element although it is there.
 */
export async function followInNewTab(link: Locator): Promise<Page> {
  await link.waitFor();
  expect(await link.getAttribute('target')).toBe('_blank');
  const tab = await link.page().context().newPage();
  await tab.goto(await link.evaluate((element) => (element as HTMLAnchorElement).href));
  return tab;
}

/**
 * Removes the cookies of a login. The page is left first: its later calls would come from a guest, and be
 * refused.
 */
export async function forget({ context, page }: Pick<Visit, 'context' | 'page'>): Promise<void> {
  await page.goto('about:blank');
  await context.clearCookies();
}

/** Ends a visit. What a `route` of the test still fetches for it is dropped. */
export async function leave({ context }: Pick<Visit, 'context'>): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/**
 * Returns the milliseconds that the main thread of the page works for `step`. Other work on the machine does not count,
 * and a slower machine is measured against the one for which the bounds were set.
 */
export async function workOf(page: Page, step: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const start = await worked();
  await page.evaluate(yardstick);
  const before = await worked();
  await step();
  const work = (await worked()) - before;
  await session.detach();
  return work / Math.max(1, (before - start) / YARDSTICK_MS);
}

/** Milliseconds that `yardstick` takes on the machine for which the bounds were set. */
const YARDSTICK_MS = 75;

/** Runs in the page: always does the same work of script, style and layout. */
function yardstick(): void {
  const list = document.createElement('ul');
  const words = Array.from({ length: 3_000 }, (_, index) => String((index * 7919) % 3_000));
  for (const word of words.sort((a, b) => a.localeCompare(b))) {
    list.appendChild(document.createElement('li')).textContent = word;
  }
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
}

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the faults that axe finds on a page or in a frame of it, a line each. The debugger runs it, so that
 * the page's content security policy does not forbid it.
 */
export const accessibilityFaults = (part: Page | Frame): Promise<string[]> => faultsOf(part, 'all');

/**
 * Returns only faults of colour, for a page that axe has checked in the other theme: themes differ in colours alone
 * (test/ui/styles.test.ts).
 */
export const colourFaults = (part: Page | Frame): Promise<string[]> => faultsOf(part, 'colours');

async function faultsOf(page: Page | Frame, part: 'all' | 'colours'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ tags, coloursOnly }) => {
      const arrivals = document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
      // A page that has nothing to draw may draw no frame, and its animations come to no end by themselves.
      const timeout = new Promise((resolve) => setTimeout(resolve, arrivals.length > 0 ? 5_000 : 0));
      await Promise.race([Promise.allSettled(arrivals.map((animation) => animation.finished)), timeout]);
      arrivals.forEach((animation) => animation.finish());
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const ofColours = axe
        .getRules(['cat.color'])
        .filter((rule) => rule.tags.some((tag) => tags.includes(tag)));
      const { violations } = await axe.run(document, {
        runOnly: coloursOnly ? ofColours.map(({ ruleId }) => ruleId) : tags,
        // Naming the elements that are right takes half of axe's time.
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    },
    { tags: TAGS, coloursOnly: part === 'colours' },
  );
}
