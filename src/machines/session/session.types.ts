import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';

export interface SessionInput {
  /** The address carries `guid`: the page was loaded afresh once already. */
  readonly reloaded: boolean;
}

export interface SessionContext extends SessionInput {
  /**
   * The person of the start, with whom every later answer is compared, with the current data of their
   * institutions.
   */
  readonly pinned: Person | null;
  /** The person that the server now names, if it is another one or cannot use this page. */
  readonly found: Person | null;
  readonly failure: Failure | null;
}

export type SessionEvent =
  /** A refusal, an answer for a guest, or the window came to the front. */
  | { type: 'session.doubted' }
  | { type: 'retry.requested' }
  /** The server has taken the logout. */
  | { type: 'logout.completed' };
