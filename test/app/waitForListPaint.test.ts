/** The application runs when the list that the server has prerendered is on the screen. */
import { waitForListPaint } from '../../src/app/waitForListPaint';

const PRERENDERED = '<div class="prerendered"><table></table></div>';

/** A document of which this much has come. */
function documentOf(html: string, readyState: DocumentReadyState, hidden = false): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  Object.defineProperties(page, { readyState: { value: readyState }, hidden: { value: hidden } });
  return page;
}

/** Runs what is due, and tells whether the wait is over. */
async function isOver(wait: Promise<void>, milliseconds: number): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return over;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page without a list is not waited for, even while it is on its way', async () => {
  expect(await isOver(waitForListPaint(documentOf('<main></main>', 'loading')), 0)).toBe(true);
});

test('the end of the document is waited for, and the frame after it', async () => {
  const page = documentOf(PRERENDERED, 'loading');
  const wait = waitForListPaint(page);
  expect(await isOver(wait, 1_000)).toBe(false);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isOver(wait, 0)).toBe(false);
  expect(await isOver(wait, 17)).toBe(true);
});

test('a page in the background is not waited for', async () => {
  expect(await isOver(waitForListPaint(documentOf(PRERENDERED, 'complete', true)), 0)).toBe(true);
});

test('a covered page may have no frames, and is waited for a second', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const wait = waitForListPaint(documentOf(PRERENDERED, 'complete'));
  expect(await isOver(wait, 999)).toBe(false);
  expect(await isOver(wait, 1)).toBe(true);
});

test('what waits already does not come first', async () => {
  const posted: { act: () => void; priority: unknown }[] = [];
  const postTask = (act: () => void, { priority }: { priority: string }) => posted.push({ act, priority });
  Object.defineProperty(globalThis, 'scheduler', { value: { postTask }, configurable: true });
  try {
    const wait = waitForListPaint(documentOf(PRERENDERED, 'complete'));
    expect(await isOver(wait, 17)).toBe(false);
    expect(posted.map(({ priority }) => priority)).toEqual(['user-blocking']);
    posted[0]?.act();
    expect(await isOver(wait, 0)).toBe(true);
  } finally {
    Reflect.deleteProperty(globalThis, 'scheduler');
  }
});
