import { sessionApi } from '../../api/session.api';
import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person';
import { isSamePerson } from '../../machines/session/session.rules';
import type { AppStore } from '../makeStore';
import { newsWanted } from '../session.slice';
import type { Running } from './callPort';

/**
 * Asks the server for the person of this page anew. If it is somebody else by now, or nobody, the login has ended: this
 * throws `sessionExpired`, and the page checks its session.
 */
export function askPerson({ dispatch }: AppStore, pinned: Person): Running<Person> {
  const call = sessionApi.endpoints.getPerson.initiate('', { subscribe: false, forceRefetch: true });
  const asked = dispatch(call);
  const unwrap = async () => {
    const found = await asked.unwrap();
    if (isSamePerson(pinned, found)) return found;
    dispatch(newsWanted());
    throw { kind: 'sessionExpired' } satisfies Failure;
  };
  return { abort: asked.abort, unwrap };
}

/** Tells whether the ticket system is down: at the start the bootstrap knows it; with `fresh` the server is asked again. */
export async function isTicketSystemDown(store: AppStore, person: Person, fresh: boolean): Promise<boolean> {
  const { installation } = fresh ? await askPerson(store, person).unwrap() : person;
  return installation.ticketSystemDown;
}
