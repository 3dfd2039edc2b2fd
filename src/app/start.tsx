import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { waitFor } from 'xstate';
import { loadCatalogue } from '../i18n/catalogue';
import { within } from '../lib/within';
import { makeStore, type AppStore } from '../store/makeStore';
import { App } from './App';
import { makeSessionActor, type SessionActor } from './bootstrap';
import { realBrowser } from './browser';
import { firstLanguage } from '../i18n/firstLanguage';
import { placeAt } from './places';
import { routes } from './routes';
import { applyTheme, readTheme } from '../ui/theme';

/** Milliseconds; from then on the page shows what it waits for. */
const patience = 1_000;

/**
 * Person, messages, the first page's code and what it asks for are fetched at the same time; what stands in `root` is
 * replaced. Where all of it comes soon, the page is drawn once instead of step by step.
 */
export async function start(root: HTMLElement): Promise<void> {
  applyTheme(readTheme());
  const store = makeStore();
  const actor = makeSessionActor(store, realBrowser);
  actor.start();
  const router = createBrowserRouter(routes);
  const language = firstLanguage(window.location.search, document.cookie, navigator.languages);
  const [messages] = await Promise.all([
    loadCatalogue(language),
    within(firstPage(store, actor, router), patience),
  ]);
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

async function firstPage(store: AppStore, actor: SessionActor, router: DataRouter): Promise<void> {
  const [{ context }] = await Promise.all([
    waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    initialized(router),
  ]);
  const place = placeAt(router.state.location.pathname);
  if (context.pinned && place?.mayOpen(context.pinned)) await place.ask?.(store.dispatch);
}

function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      stop();
      resolve();
    });
  });
}
