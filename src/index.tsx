import './lib/publicPath';
import './ui/tokens.css';
import './ui/base.css';
import './app/boot.css';
import { isSupported } from './app/isSupported';
import { start } from './app/start';

// Otherwise what stands in index.html stays, and says so.
if (isSupported(window)) {
  start(document).catch((error: unknown) => {
    // The page of last resort stands in index.html, in all languages: the catalogue may be what failed.
    document.documentElement.dataset.boot = 'failed';
    reportError(error);
  });
}
