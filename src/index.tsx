import './ui/tokens.css';
import './ui/base.css';
import './app/boot.css';
import { isSupported } from './app/isSupported';
import { afterPaint } from './lib/afterPaint';
import { within } from './lib/within';

/** Milliseconds; a page that is not looked at is not painted. */
const PAINTED_WITHIN = 200;

/** What the server has drawn is seen before the application's own code runs, which keeps a slow machine from painting. */
async function begin(root: HTMLElement): Promise<void> {
  if (root.querySelector('.first-sight')) {
    await within(new Promise<void>((seen) => afterPaint(seen)), PAINTED_WITHIN);
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await start(root);
}

const root = document.getElementById('root');
// Otherwise what stands in index.html stays, and says so.
if (root && isSupported(window)) {
  begin(root).catch((error: unknown) => {
    // The page of last resort stands in index.html, in all languages: the catalogue may be what failed.
    document.documentElement.dataset.boot = 'failed';
    reportError(error);
  });
}
