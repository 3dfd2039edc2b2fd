import type { Page, Request } from 'playwright-core';

interface Traffic {
  readonly open: Set<Request>;
  /** Number of requests since the page was opened. */
  started: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of a page from its start, so that `settled` knows all of them. */
export function countRequests(page: Page): void {
  const counted: Traffic = { open: new Set(), started: 0 };
  traffic.set(page, counted);
  page.on('request', (request) => {
    counted.started += 1;
    counted.open.add(request);
  });
  const ended = (request: Request) => counted.open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

const MOST_LOOKS = 600;
/**
 * Milliseconds after which a page counts as idle: after a change of its size or colours, Chromium may not
 * call an idle page back until something else happens.
 */
const IDLE_WITHIN = 5_000;
/** Number of looks without work in a row: answers still have to be read, run and drawn. */
const QUIET_LOOKS = 3;

/**
 * Waits until the page has nothing more to do: for a few looks in a row, no request is open or new, nothing
 * changes, and no placeholder is shown (code that has arrived is compiled beside an idle page). A look ends
 * when the page has been idle and has drawn, so that it lasts longer on a slower page.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const counted = traffic.get(page);
  if (!counted) throw new Error('The requests of this page are not counted.');
  let quiet = 0;
  for (let looks = 0; looks < MOST_LOOKS && quiet < QUIET_LOOKS; looks += 1) {
    const { started } = counted;
    const isAtWork = await page.evaluate(worksWhileIdle, IDLE_WITHIN);
    quiet = isAtWork || counted.open.size > 0 || counted.started > started ? 0 : quiet + 1;
  }
  const open = [...counted.open].map((request) => request.url());
  if (quiet < QUIET_LOOKS) throw new Error(`The page does not come to rest. On the way: ${open.join(', ')}`);
}

/**
 * Runs in the page: tells whether anything changes until the page is idle and has drawn, or placeholders are
 * left.
 */
async function worksWhileIdle(timeout: number): Promise<boolean> {
  let hasChanged = false;
  const watch = new MutationObserver(() => (hasChanged = true));
  watch.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 30));
  watch.disconnect();
  return hasChanged || document.querySelector('[data-coming]') !== null;
}
