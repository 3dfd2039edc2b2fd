import { sessionApi } from '../../api/session.api';
import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';
import { failureOf } from '../../machines/kit/failures';
import { isSamePerson } from '../../machines/session/session.rules';
import type { AppStore } from '../makeStore';
import { newsWanted } from '../session.slice';
import type { Running } from './callPort';

/** An answer that is younger than this is as good as a new one (seconds). */
const MOMENT = 5;

/**
 * Asks the server for the person of this page; an answer up to `age` seconds old will do. If it is another
 * person or none, the login has ended: this throws `sessionExpired`, and the page checks its session.
 */
export function loadPerson({ dispatch }: AppStore, pinned: Person, age = 0): Running<Person> {
  const forceRefetch = age || true;
  const call = sessionApi.endpoints.getPerson.initiate('', { subscribe: false, forceRefetch });
  const running = dispatch(call);
  const unwrap = async () => {
    const found = await running.unwrap();
    if (isSamePerson(pinned, found)) return found;
    dispatch(newsWanted());
    throw { kind: 'sessionExpired' } satisfies Failure;
  };
  return { abort: running.abort, unwrap };
}

/**
 * Returns the person as the server knows them when a dialog begins: the ticket system may have gone down while the page was
 * open. If the server does not answer, the person of the page is good enough, but not with `fresh`, which follows a failure.
 */
export async function presentPerson(store: AppStore, person: Person, fresh: boolean): Promise<Person> {
  const known = person.installation.ticketSystemDown;
  try {
    const now = await loadPerson(store, person, fresh ? 0 : MOMENT).unwrap();
    // The page behind the dialog should show the outage as well.
    if (now.installation.ticketSystemDown !== known) store.dispatch(newsWanted());
    return now;
  } catch (error) {
    if (fresh || failureOf(error).kind === 'sessionExpired') throw error;
    return person;
  }
}

/** Tells whether the ticket system is down, as `presentPerson` knows it. */
export async function isTicketSystemDown(store: AppStore, person: Person, fresh: boolean): Promise<boolean> {
  const { installation } = await presentPerson(store, person, fresh);
  return installation.ticketSystemDown;
}
