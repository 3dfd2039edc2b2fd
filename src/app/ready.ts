import type { DataRouter, RouteObject } from 'react-router';
import { waitFor } from 'xstate';
import { baseApi } from '../api/baseApi';
import { catalogueApi } from '../api/catalogue.api';
import { catalogueAddress } from '../api/cachedCatalogue';
import type { Person } from '../contracts/domain/person/person';
import { loadCatalogue } from '../i18n/loadCatalogue';
import type { Language } from '../contracts/domain/language';
import type { AppStore } from '../store/makeStore';
import type { AppProps } from './App';
import { makeSessionActor, type SessionActor } from './session/bootstrap';
import type { Browser } from '../pages/browser';
import { ignoreStaleReplaces } from './ignoreStaleReplaces';
import { makeRoutes } from './routes';

/**
 * Returns what the application is rendered with. Person, messages, the first page's code and the data of its
 * route load at the same time; `guess` is the language until the server's answer. If all of it comes before
 * `patience` ends, the page is rendered once instead of step by step.
 */
export async function makeReady(
  store: AppStore,
  makeRouter: (routes: RouteObject[]) => DataRouter,
  browser: Browser,
  guess: Language,
  timeout: Promise<void>,
): Promise<AppProps> {
  const actor = makeSessionActor(store, browser);
  actor.start();
  const router = ignoreStaleReplaces(makeRouter(makeRoutes(store, actor, browser)));
  const [guessed, person] = await Promise.all([
    loadCatalogue(guess),
    Promise.race([firstPage(store, actor, router), timeout]),
  ]);
  const language = person ? person.language : guess;
  const messages = language === guess ? guessed : await loadCatalogue(language).catch(() => undefined);
  return {
    store,
    actor,
    router,
    browser,
    language: messages ? { language, messages } : { language: guess, messages: guessed },
  };
}

async function firstPage(
  store: AppStore,
  actor: SessionActor,
  router: DataRouter,
): Promise<Person | undefined> {
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (!context.pinned) return undefined;
  await initialized(router);
  const queries = store.dispatch(baseApi.util.getRunningQueriesThunk());
  const running = catalogueApi.util.getRunningQueryThunk(
    'getKeptCatalogue',
    catalogueAddress(context.pinned),
  );
  const cached = await store.dispatch(running);
  if (!cached?.data) await Promise.all(queries);
  return context.pinned;
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
