import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { afterPaint } from '../lib/afterPaint';
import { pause } from '../lib/pause';
import { within } from '../lib/within';
import { applyTheme, readTheme } from '../ui/theme';
import { App } from './App';
import { realBrowser } from './browser';
import { makeReady } from './ready';
import { routes } from './routes';

/** Milliseconds; from then on the page shows what it waits for. */
const PATIENCE = 1_000;
/** Where the server has drawn the list already, a page without one would be a step back. */
const PATIENCE_WITH_SIGHT = 20_000;
/** A page that nobody looks at is not painted. */
const PAINTED_WITHIN = 100;

/**
 * Draws the application in place of what stands in `root`, once there is something to put there. The end of the document
 * may still be on its way until then.
 */
export async function start(document: Document): Promise<void> {
  applyTheme(readTheme());
  const drawn = read(document).then(() => document.querySelector('.first-sight') !== null);
  const patience = drawn.then((sight) => pause(sight ? PATIENCE_WITH_SIGHT : PATIENCE));
  const ready = await makeReady(createBrowserRouter(routes), realBrowser, patience);
  // What the server has drawn is seen first: what follows takes a slow machine a quarter of a second.
  if (await drawn) await within(new Promise<void>((seen) => afterPaint(seen)), PAINTED_WITHIN);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App {...ready} />);
}

function read(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
