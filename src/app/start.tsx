import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App';
import { realBrowser } from './browser';
import { makeReady } from './ready';
import { routes } from './routes';
import { applyTheme, readTheme } from '../ui/theme';

/** Milliseconds; from then on the page shows what it waits for. */
const PATIENCE = 1_000;
/** Where the server has drawn the list already, a page without one would be a step back. */
const PATIENCE_WITH_SIGHT = 20_000;

/** What stands in `root` is replaced, once there is something to put in its place. */
export async function start(root: HTMLElement): Promise<void> {
  applyTheme(readTheme());
  const drawn = root.querySelector('.first-sight') !== null;
  const router = createBrowserRouter(routes);
  const ready = await makeReady(router, realBrowser, drawn ? PATIENCE_WITH_SIGHT : PATIENCE);
  createRoot(root).render(<App {...ready} />);
}
