import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionApi } from '../api/session.api';
import type { Failure } from '../contracts/domain/failure';
import type { Person } from '../contracts/domain/person';
import { assertProvided } from '../machines/kit/assertProvided';
import { inspected } from '../machines/kit/inspection';
import { sessionMachine } from '../machines/session/session.machine';
import type { AppStore } from '../store/makeStore';
import type { Browser } from './browser';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The statechart of the session on top of the store; not started. */
export function makeSessionActor(store: AppStore, browser: Browser): SessionActor {
  const start = new URL(browser.href());
  let search = start.search;

  const machine = sessionMachine.provide({
    actors: {
      fetchPerson: fromPromise(async () => {
        // Only the first call carries the query of the page: `language` in it is a choice (item 1).
        const asked = search;
        search = '';
        const call = sessionApi.endpoints.getPerson.initiate(asked, { forceRefetch: true, subscribe: false });
        const person: Person | undefined = await store.dispatch(call).unwrap();
        // The cache was emptied meanwhile, because somebody else had logged in: no answer, and the next doubt asks again.
        if (!person) throw { kind: 'unknown' } satisfies Failure;
        return person;
      }),
      reloadPage: fromPromise(() => {
        const url = new URL(browser.href());
        url.searchParams.set('guid', freshId());
        browser.replace(url.href);
        return new Promise<void>(() => undefined);
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected, input: { reloaded: start.searchParams.has('guid') } });
}

function freshId(): string {
  // `randomUUID` exists in secure contexts only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
