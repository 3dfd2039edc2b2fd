import './ui/tokens.css';
import './ui/base.css';
import './app/boot.css';
import { start } from './app/start';

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    // The page of last resort stands in index.html, in all languages: the catalogue may be what failed.
    document.documentElement.dataset.boot = 'failed';
    reportError(error);
  });
}
