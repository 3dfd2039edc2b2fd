import { afterPaint } from '../lib/afterPaint';
import { withTimeout } from '../lib/withTimeout';

/** A page that nobody looks at is not painted. */
const PAINTED_WITHIN = 100;

/** Waits for the end of the document. */
export function documentEnd(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Waits until a list that the server has prerendered is painted, as far as it has come; else not at all. */
export async function listSeen(document: Document): Promise<void> {
  if (!document.querySelector('.prerendered')) return;
  await documentEnd(document);
  await withTimeout(new Promise<void>((seen) => afterPaint(seen)), PAINTED_WITHIN);
}
