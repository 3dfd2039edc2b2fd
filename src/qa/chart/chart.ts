/** A statechart as data, from which picture, outline, search and coverage are made. */
export interface Chart {
  readonly id: string;
  readonly initial: string;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
}

/**
 * The kind of a state by what the machine waits for: in a `busy` one for a port, in an `invoking` one for
 * another machine, in a `resting` one for a person, in a `passing` one for nothing. A `terminal` one rests at
 * the end of a conversation.
 */
export type StateKind = 'passing' | 'busy' | 'resting' | 'terminal' | 'invoking' | 'final';

export interface ChartState {
  readonly key: string;
  readonly kind: StateKind;
  /** Describes the state for testers, in plain English. */
  readonly description: string;
  /** Message of the heading; '' for states that end a dialog. */
  readonly title: string;
  readonly tags: readonly string[];
  readonly invokes: readonly Invoked[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface Invoked {
  readonly name: string;
  /** Id of the invoked machine; absent if a port is invoked. */
  readonly machine?: string;
}

/** The trigger of a transition; `always` waits for nothing. */
export type Trigger = 'event' | 'always' | 'after' | 'done' | 'error';

export interface ChartEdge {
  /** Source, event and number of the alternative: the key that coverage also uses. */
  readonly key: string;
  readonly source: string;
  /** Equals `source` for a transition that only runs actions. */
  readonly target: string;
  readonly trigger: Trigger;
  /** Name of the event, of the delay, or of the invoked port or machine; '' for `always`. */
  readonly name: string;
  readonly guard?: string;
  readonly actions: readonly string[];
}
