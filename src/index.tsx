import './lib/publicPath';
import './ui/tokens.css';
import './ui/base.css';
import './app/boot.css';
import { isSupported } from './app/isSupported';
import { waitForListPaint } from './app/waitForListPaint';

// The modules of the application run when the list is on the screen: on a slow machine they take a third of a second.
async function main(): Promise<void> {
  await waitForListPaint(document);
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await start(document);
}

// Otherwise the message in index.html stays.
if (isSupported(window)) {
  main().catch((error: unknown) => {
    // The page of last resort is in index.html, in all languages: the catalogue may be what failed.
    document.documentElement.dataset.boot = 'failed';
    reportError(error);
  });
}
