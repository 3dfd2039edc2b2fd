import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionApi, type SwitchTarget } from '../../api/session.api';
import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';
import { randomUuid } from '../../lib/randomUuid';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { sessionMachine } from '../../machines/session/session.machine';
import type { AppStore } from '../../store/makeStore';
import type { Browser } from '../../pages/browser';
import { namesInSession, ownSession } from '../../lib/ownStorage';

const OWNER = 'owner';

/** Empties what the tab remembers of another person, whose login ended without a logout, before the page reads it. */
function claimTab({ uid = '' }: Pick<Person, 'uid'>): void {
  try {
    const before = ownSession.getItem(OWNER);
    // The visualiser follows a tab in which a tester logs in as another person; what it keeps is not
    // personal.
    const names = before === null || before === uid ? [] : namesInSession();
    for (const name of names) if (!name.startsWith('qa.')) ownSession.removeItem(name);
    ownSession.setItem(OWNER, uid);
  } catch {
    // Without storage, nothing is remembered.
  }
}

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Makes the statechart of the session on top of the store, without starting it. */
export function makeSessionActor(store: AppStore, browser: Browser): SessionActor {
  const start = new URL(browser.href());
  let search = start.search;

  const machine = sessionMachine.provide({
    actors: {
      fetchPerson: fromPromise(() => {
        // Only the first call carries the query of the page: `language` in it is a choice (REQUIREMENTS 1).
        const query = search;
        search = '';
        return fetchPerson(store, query);
      }),
      actAgain: fromPromise(async ({ input: { person } }) => {
        const call = sessionApi.endpoints.switchInstitution.initiate(actingAs(person), { track: false });
        await store.dispatch(call).unwrap();
        return fetchPerson(store, '');
      }),
      reloadPage: fromPromise(() => {
        const url = new URL(browser.href());
        url.searchParams.set('guid', randomUuid());
        browser.replace(url.href);
        return new Promise<void>(() => undefined);
      }),
    },
  });
  assertProvided(machine);
  const input = { reloaded: start.searchParams.has('guid') };
  const actor = createActor(machine, { inspect: inspected, input });
  const { unsubscribe } = actor.subscribe(({ context: { pinned } }) => {
    if (!pinned) return;
    unsubscribe();
    if (!pinned.roles.guest) claimTab(pinned);
  });
  return actor;
}

async function fetchPerson(store: AppStore, search: string): Promise<Person> {
  const call = sessionApi.endpoints.getPerson.initiate(search, { forceRefetch: true, subscribe: false });
  const person: Person | undefined = await store.dispatch(call).unwrap();
  // The cache was emptied in the meantime because another person logged in: there is no answer, and the next
  // doubt asks again.
  if (!person) throw { kind: 'unknown' } satisfies Failure;
  return person;
}

/** Returns what the person of a page had taken on. */
function actingAs(person: Person | null): SwitchTarget {
  const entityId = person?.institution?.entityId ?? '';
  const { superUser = false, admin = false, viewer = false } = person?.roles ?? {};
  if (!superUser) return { entityId, role: '' };
  return { entityId, role: admin ? 'ROLE_DASHBOARD_ADMIN' : viewer ? 'ROLE_DASHBOARD_VIEWER' : '' };
}
