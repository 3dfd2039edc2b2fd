/** `meta` of every state that is not final. */
export interface StateMeta {
  /** Message id of the heading that the state's panel has. */
  readonly title: string;
}

/**
 * `busy`: the system works, and nothing is dismissed by accident. `resting`: the chart waits for the person. `terminal`: it
 * shows how it ended, and can only be closed.
 */
export type StateTag = 'busy' | 'resting' | 'terminal';
