import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { pause } from '../lib/pause';
import { whenIdle } from '../lib/whenIdle';
import { firstLanguage } from '../i18n/firstLanguage';
import { makeStore } from '../store/makeStore';
import { applyTheme, readTheme } from '../ui/theme';
import { App, type AppProps } from './App';
import { realBrowser } from '../pages/browser';
import { documentEnd, waitForListPaint } from './waitForListPaint';
import { makeReady } from './ready';
import { basePath } from '../lib/basePath';

const formats: readonly { supportedLocalesOf(locale: string): unknown }[] = [
  Intl.NumberFormat,
  Intl.DateTimeFormat,
];

/**
 * A browser loads its data of all locales on first use, which takes some 10 to 30 ms, on slow machines four
 * times that. Done while the network is awaited, so that the first rendering does not wait for it.
 */
function warmUpIntl(): void {
  for (const format of formats) format.supportedLocalesOf('en');
}

/** Milliseconds; from then on the page shows what has loaded. */
const TIMEOUT_MS = 1_000;
/** The patience is long where the list is there to be seen already: a page without one would be a step back. */
const PRERENDERED_TIMEOUT_MS = 20_000;

/**
 * Renders the application in place of the content of `root`, once there is something to show. A prerendered
 * page is hydrated (decision 11): until then, the end of the document may still be loading.
 */
export async function start(document: Document): Promise<void> {
  const { cookie, documentElement } = document;
  applyTheme(readTheme(cookie));
  const { languages } = documentElement.dataset;
  whenIdle(warmUpIntl);
  const guess = firstLanguage(window.location.search, cookie, navigator.languages, languages);
  const prerendered = documentEnd(document).then(() => document.querySelector('.prerendered'));
  const timeout = prerendered.then((there) => pause(there ? PRERENDERED_TIMEOUT_MS : TIMEOUT_MS));
  const ready = await makeReady(makeStore(), makeRouter, realBrowser, guess, timeout);
  const there = await prerendered;
  // Only a signed-in person sees the prerendered list; any other page replaces it.
  const signedIn = ready.actor.getSnapshot().context.pinned !== null;
  if (there && signedIn) return hydrate(there, ready);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App {...ready} />);
}

function makeRouter(routes: RouteObject[]) {
  return createBrowserRouter(routes, { basename: basePath() });
}

async function hydrate(prerendered: Element, ready: AppProps): Promise<void> {
  // The first paint is waited for: what follows takes a slow machine a quarter of a second.
  const painted = performance.getEntriesByType('paint').length > 0;
  if (!painted) await waitForListPaint(document);
  const uncover = () => {
    for (const attribute of ['class', 'inert', 'aria-hidden']) prerendered.removeAttribute(attribute);
    document.querySelector('.boot')?.remove();
  };
  // Data that changed since the server's answers is rendered again, which is not an error.
  const options = { onRecoverableError: () => undefined };
  hydrateRoot(prerendered, <App {...ready} onDrawn={uncover} />, options);
}
