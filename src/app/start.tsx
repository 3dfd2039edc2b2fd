import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { afterPaint } from '../lib/afterPaint';
import { pause } from '../lib/pause';
import { within } from '../lib/within';
import { applyTheme, readTheme } from '../ui/theme';
import { App, type AppProps } from './App';
import { realBrowser } from './browser';
import { makeReady } from './ready';

/** Milliseconds; from then on the page shows what it waits for. */
const PATIENCE = 1_000;
/** Where the server has drawn the list already, a page without one would be a step back. */
const PATIENCE_WITH_SIGHT = 20_000;
/** A page that nobody looks at is not painted. */
const PAINTED_WITHIN = 100;

/**
 * Draws the application in place of what stands in `root`, once there is something to put there. Where the server has
 * drawn it already (decision 11), its elements are taken over. The end of the document may still be on its way until then.
 */
export async function start(document: Document): Promise<void> {
  applyTheme(readTheme());
  const sight = read(document).then(() => document.querySelector('.first-sight'));
  const patience = sight.then((drawn) => pause(drawn ? PATIENCE_WITH_SIGHT : PATIENCE));
  const ready = await makeReady(createBrowserRouter, realBrowser, patience);
  const drawn = await sight;
  if (drawn) return takeOver(drawn, ready);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App {...ready} />);
}

async function takeOver(drawn: Element, ready: AppProps): Promise<void> {
  // It is seen first: what follows takes a slow machine a quarter of a second.
  const painted = performance.getEntriesByType('paint').length > 0;
  if (!painted) await within(new Promise<void>((seen) => afterPaint(seen)), PAINTED_WITHIN);
  const uncover = () => {
    for (const attribute of ['class', 'inert', 'aria-hidden']) drawn.removeAttribute(attribute);
    document.querySelector('.boot')?.remove();
  };
  // What has changed since then is drawn anew, and what comes later than the rest: neither is a fault.
  const options = { onRecoverableError: () => undefined };
  hydrateRoot(drawn, <App {...ready} onDrawn={uncover} />, options);
}

function read(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
