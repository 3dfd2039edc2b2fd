import { assign, setup } from 'xstate';
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

interface VisualiserTypes {
  input: Place;
  context: VisualiserContext;
  events: VisualiserEvent;
  meta: StateMeta;
  tags: StateTag;
}

interface Of<Event> {
  readonly event: Event;
}
const machine = ({ event }: Of<{ machine: string }>) => ({ machine: event.machine });
const selected = ({ event }: Of<{ selected: string }>) => ({ selected: event.selected });
const lens = ({ event }: Of<{ lens: Lens }>) => ({ lens: event.lens });
const place = ({ event }: Of<{ place: Place }>) => ({ place: event.place });
const story = ({ event }: Of<{ story: string; steps: readonly Step[] }>) => ({
  story: event.story,
  steps: event.steps,
});
const step = ({ event }: Of<{ step: Step }>) => ({ step: event.step });

/** Transitions in every mode. */
const common = {
  'machine.selected': { actions: { type: 'rememberMachine', params: machine } },
  'place.selected': { actions: { type: 'rememberSelection', params: selected } },
  'address.opened': { actions: { type: 'rememberPlace', params: place }, target: 'opening' },
} as const;

/** Transitions of a walk through a machine, step by step. */
const walking = {
  'story.selected': { actions: { type: 'rememberStory', params: story } },
  'step.requested': { actions: { type: 'rememberStep', params: step } },
  'undo.requested': { guard: 'hasSteps', actions: 'rememberUndone' },
  'redo.requested': { guard: 'hasUndone', actions: 'rememberRedone' },
} as const;

/** The visualiser itself: what it shows, of which machine, and how far a simulation has come. */
export const visualiserMachine = setup({
  types: {} as VisualiserTypes,
  guards: {
    isMap: ({ context }) => context.mode === 'map',
    isSimulate: ({ context }) => context.mode === 'simulate',
    isPreview: ({ context }) => context.mode === 'preview',
    isLive: ({ context }) => context.mode === 'live',
    hasSteps: ({ context }) => context.steps.length > 0,
    hasUndone: ({ context }) => context.undone.length > 0,
  },
  actions: {
    rememberMachine: assign((_, params: { machine: string }) => ({
      machine: params.machine,
      selected: '',
      story: '',
      steps: [],
      undone: [],
    })),
    rememberSelection: assign((_, params: { selected: string }) => params),
    rememberLens: assign((_, params: { lens: Lens }) => params),
    rememberPlace: assign((_, params: { place: Place }) => ({ ...params.place, undone: [] })),
    rememberStory: assign((_, params: { story: string; steps: readonly Step[] }) => ({
      ...params,
      undone: [],
    })),
    rememberStep: assign(({ context }, params: { step: Step }) => ({
      steps: [...context.steps, params.step],
      undone: [],
    })),
    rememberUndone: assign(({ context: { steps, undone } }) => ({
      steps: steps.slice(0, -1),
      undone: [...undone, ...steps.slice(-1)],
    })),
    rememberRedone: assign(({ context: { steps, undone } }) => ({
      steps: [...steps, ...undone.slice(-1)],
      undone: undone.slice(0, -1),
    })),
  },
}).createMachine({
  id: 'visualiser',
  context: ({ input }) => ({ ...input, undone: [] }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks which mode the address or the tester asks for.',
      meta: { title: 'qa.mode.map' },
      always: [
        { guard: 'isMap', target: 'mapping' },
        { guard: 'isSimulate', target: 'simulating' },
        { guard: 'isPreview', target: 'previewing' },
        { guard: 'isLive', target: 'following' },
        { target: 'covering' },
      ],
    },
    mapping: {
      description: 'Shows all machines, or one of them as picture and outline.',
      meta: { title: 'qa.mode.map' },
      tags: ['resting'],
      on: common,
    },
    simulating: {
      description: 'Steps through one machine without any network.',
      meta: { title: 'qa.mode.simulate' },
      tags: ['resting'],
      on: { ...common, ...walking },
    },
    previewing: {
      description: 'Shows the real dialog beside its chart, on scripted ports.',
      meta: { title: 'qa.mode.preview' },
      tags: ['resting'],
      on: { ...common, ...walking },
    },
    following: {
      description: 'Follows the machines of the application in another tab.',
      meta: { title: 'qa.mode.live' },
      tags: ['resting'],
      on: common,
    },
    covering: {
      description: 'Shows which transitions the tests and this visit have taken.',
      meta: { title: 'qa.mode.coverage' },
      tags: ['resting'],
      on: { ...common, 'lens.selected': { actions: { type: 'rememberLens', params: lens } } },
    },
  },
});
