import type { Failure } from '../../contracts/domain/failure';
import type { SessionEnd } from '../../contracts/domain/person/sessionEnd';
import type { StateMeta, StateTag } from '../kit/meta';

export interface SessionEndContext {
  /** The last known end; null before the first answer. */
  readonly end: SessionEnd | null;
  /** Seconds before the end at which it is warned of. */
  readonly lead: number;
  /** The reason why the login could not be renewed. */
  readonly failure: Failure | null;
}

export type SessionEndEvent =
  /** The end is near by the window's clock: as long before it as `lead` says, and the end itself. */
  | { type: 'end.neared' }
  | { type: 'end.reached' }
  /** Another window has renewed the session, or a person has logged in again. */
  | { type: 'end.doubted' }
  | { type: 'renewal.requested' };

export interface SessionEndTypes {
  context: SessionEndContext;
  events: SessionEndEvent;
  meta: StateMeta;
  tags: StateTag;
}
