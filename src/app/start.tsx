import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { loadCatalogue } from '../i18n/catalogue';
import { makeStore } from '../store/makeStore';
import { App } from './App';
import { makeSessionActor } from './bootstrap';
import { realBrowser } from './browser';
import { firstLanguage } from '../i18n/firstLanguage';
import { routes } from './routes';
import { applyTheme, readTheme } from '../ui/theme';

/** Person, catalogue and the first page's code are fetched at the same time; what stands in `root` is replaced. */
export async function start(root: HTMLElement): Promise<void> {
  applyTheme(readTheme());
  const store = makeStore();
  const actor = makeSessionActor(store, realBrowser);
  actor.start();
  const router = createBrowserRouter(routes);
  const language = firstLanguage(window.location.search, document.cookie, navigator.languages);
  const messages = await loadCatalogue(language);
  createRoot(root).render(
    <App
      store={store}
      actor={actor}
      router={router}
      language={{ language, messages }}
      browser={realBrowser}
    />,
  );
}
