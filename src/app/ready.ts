import type { DataRouter, RouteObject } from 'react-router';
import { waitFor } from 'xstate';
import { baseApi } from '../api/baseApi';
import { catalogueApi } from '../api/catalogue.api';
import { keptAt } from '../api/keptCatalogue';
import type { Person } from '../contracts/domain/person/person';
import { loadCatalogue } from '../i18n/loadCatalogue';
import type { Language } from '../contracts/domain/language';
import type { AppStore } from '../store/makeStore';
import type { AppProps } from './App';
import { makeSessionActor, type SessionActor } from './session/bootstrap';
import type { Browser } from '../pages/browser';
import { movesFirst } from './movesFirst';
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
  patience: Promise<void>,
): Promise<AppProps> {
  const actor = makeSessionActor(store, browser);
  actor.start();
  const router = movesFirst(makeRouter(makeRoutes(store, actor)));
  const [guessed, person] = await Promise.all([
    loadCatalogue(guess),
    Promise.race([firstPage(store, actor, router), patience]),
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
  const asked = store.dispatch(baseApi.util.getRunningQueriesThunk());
  const running = catalogueApi.util.getRunningQueryThunk('getKeptCatalogue', keptAt(context.pinned));
  const kept = await store.dispatch(running);
  if (!kept?.data) await Promise.all(asked);
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
