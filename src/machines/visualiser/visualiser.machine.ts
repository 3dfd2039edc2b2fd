import { assign, setup } from 'xstate';
import type { Lens, Place, Step, VisualiserTypes } from './visualiser.types';

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
