/** A statechart as data: what its picture, its outline, the search and the coverage are made of. */
export interface Chart {
  readonly id: string;
  readonly initial: string;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
}

/** What kind of waiting a state is; `passing` leaves at once, `invoking` waits for a machine of its own picture. */
export type StateKind = 'passing' | 'busy' | 'resting' | 'terminal' | 'invoking' | 'final';

export interface ChartState {
  readonly key: string;
  readonly kind: StateKind;
  /** Plain words for testers. */
  readonly description: string;
  /** Message id of the heading; empty for ends. */
  readonly title: string;
  readonly tags: readonly string[];
  readonly invokes: readonly Invoked[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface Invoked {
  readonly name: string;
  /** Id of the machine that is invoked; absent: a port. */
  readonly machine?: string;
}

/** What a transition waits for. `always`: nothing. */
export type Trigger = 'event' | 'always' | 'after' | 'done' | 'error';

export interface ChartEdge {
  /** Source, event and which of its alternatives; the same key as in coverage. */
  readonly key: string;
  readonly source: string;
  /** The source itself where the transition only remembers something. */
  readonly target: string;
  readonly trigger: Trigger;
  /** Event, delay, or name of what was invoked; empty for `always`. */
  readonly name: string;
  readonly guard?: string;
  readonly actions: readonly string[];
}
