import type { DataRouter } from 'react-router';
import { waitFor } from 'xstate';
import type { Person } from '../contracts/domain/person';
import { loadCatalogue } from '../i18n/catalogue';
import type { Language } from '../contracts/domain/language';
import type { AppStore } from '../store/makeStore';
import type { AppProps } from './App';
import { makeSessionActor, type SessionActor } from './bootstrap';
import type { Browser } from './browser';
import { homeOf, leadsHome } from './homeOf';
import { placeAt } from './places';

/**
 * What the application is drawn with. Person, messages, the first page's code and what it asks for are fetched at the
 * same time; `guess` is the language until the server has said which it is. Where all of it comes before `patience` ends, the page is drawn once instead of step by step.
 */
export async function makeReady(
  store: AppStore,
  router: DataRouter,
  browser: Browser,
  guess: Language,
  patience: Promise<void>,
): Promise<AppProps> {
  const actor = makeSessionActor(store, browser);
  actor.start();
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
  const { pathname, search } = router.state.location;
  const onTheWay = leadsHome(pathname);
  const [{ context }] = await Promise.all([
    waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    initialized(router),
    // The code is fetched before it is known for whom, which makes no difference to code and texts.
    onTheWay && placeAt('/apps/all')?.load(),
  ]);
  const person = context.pinned;
  if (!person) return undefined;
  if (onTheWay) await router.navigate({ pathname: homeOf(person), search }, { replace: true });
  const place = placeAt(router.state.location.pathname);
  if (place?.mayOpen(person)) await place.ask?.(store.dispatch);
  return person;
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
