import type { StateMeta, StateTag } from '../../kit/meta';

export interface KeysInput {
  /** The keys that are single characters count. */
  readonly on: boolean;
}

export type KeysEvent =
  { type: 'keys.enabled' } | { type: 'keys.disabled' } | { type: 'dismissal.requested' };

export interface KeysTypes {
  input: KeysInput;
  context: KeysInput;
  events: KeysEvent;
  meta: StateMeta;
  tags: StateTag;
}
