/** `meta` of every state that is not final. */
export interface StateMeta {
  /** Message id of the heading that the state's panel has. */
  readonly title: string;
}

/**
 * `busy`: the system works, nothing is dismissed by accident. `resting`: waits for the person, may be persisted.
 * `terminal`: shows how it ended; the only way on is to close.
 */
export type StateTag = 'busy' | 'resting' | 'terminal';
