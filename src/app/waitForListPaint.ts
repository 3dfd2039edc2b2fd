import { afterPaint } from '../lib/afterPaint';
import { withTimeout } from '../lib/withTimeout';

/** A window that is covered by others counts as visible, but may not be painted. */
const PAINTED_WITHIN = 1_000;

/** Waits for the end of the document. */
export function documentEnd(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/**
 * Waits until a list that the server has prerendered is painted, as far as it has arrived; otherwise does not
 * wait.
 */
export async function waitForListPaint(document: Document): Promise<void> {
  if (!document.querySelector('.prerendered')) return;
  await documentEnd(document);
  // A page in the background has no frames.
  if (document.hidden) return;
  await withTimeout(new Promise<void>((seen) => afterPaint(seen)), PAINTED_WITHIN);
}
