import type { StateMeta, StateTag } from '../kit/meta';

export type Mode = 'map' | 'simulate' | 'preview' | 'live' | 'coverage';

/** The transitions that the coverage looks at: the tests', those of this visit, or both. */
export type Lens = 'both' | 'tests' | 'visit';

/** One step of a simulation, as data for the address, so that a walk can be shared. */
export type Step =
  | { readonly event: { readonly type: string; readonly [member: string]: unknown } }
  /** An invoked port or machine answers, with a fixture by name or a value of the tester's. */
  | { readonly answer: string; readonly fixture: string }
  | { readonly answer: string; readonly output: unknown }
  | { readonly answer: string; readonly failure: unknown }
  | { readonly elapsed: string }
  /** Into the machine that is invoked now; its end is the answer. */
  | { readonly enter: string };

/** The tester's place; everything that the address says. */
export interface Place {
  readonly mode: Mode;
  /** Id of a machine of the registry; empty: all of them. */
  readonly machine: string;
  /** State or transition that picture and outline mark; empty: none. */
  readonly selected: string;
  /** Story that the simulation starts from; empty: the first one. */
  readonly story: string;
  readonly steps: readonly Step[];
  readonly lens: Lens;
}

export interface VisualiserContext extends Place {
  /** Steps that were undone, the next one to redo last. */
  readonly undone: readonly Step[];
}

export type VisualiserEvent =
  | { type: 'machine.selected'; machine: string }
  | { type: 'place.selected'; selected: string }
  /** Another mode, back, forward, or a pasted address. */
  | { type: 'address.opened'; place: Place }
  | { type: 'lens.selected'; lens: Lens }
  | { type: 'story.selected'; story: string; steps: readonly Step[] }
  | { type: 'step.requested'; step: Step }
  | { type: 'undo.requested' }
  | { type: 'redo.requested' };

export interface VisualiserTypes {
  input: Place;
  context: VisualiserContext;
  events: VisualiserEvent;
  meta: StateMeta;
  tags: StateTag;
}
