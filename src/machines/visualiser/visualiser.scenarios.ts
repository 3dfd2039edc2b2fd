import type { Scenarios } from '../kit/scenario';
import type { Mode, Place, visualiserMachine } from './visualiser.machine';

const start: Place = { mode: 'map', machine: '', selected: '', story: '', steps: [], lens: 'both' };
const step = { event: { type: 'retry.requested' } } as const;

const events = {
  'machine.selected': { type: 'machine.selected', machine: 'connect' },
  'place.selected': { type: 'place.selected', selected: 'connect.editing' },
  'address.opened': { type: 'address.opened', place: { ...start, machine: 'stepUp' } },
  'lens.selected': { type: 'lens.selected', lens: 'visit' },
  'story.selected': { type: 'story.selected', story: 'requested', steps: [] },
  'step.requested': { type: 'step.requested', step },
  'undo.requested': { type: 'undo.requested' },
  'redo.requested': { type: 'redo.requested' },
} as const;

const chooses = [events['machine.selected'], events['place.selected']] as const;
const walks = [
  events['story.selected'],
  events['step.requested'],
  events['undo.requested'],
  events['redo.requested'],
] as const;
const from = (mode: Mode): Place => ({ ...start, mode, machine: 'connect' });
const open = (mode: Mode) => ({ ...events['address.opened'], place: from(mode) }) as const;
const back = events['address.opened'];

export const visualiserScenarios = {
  events,
  answers: {},
  stories: {
    map: {
      title: 'A machine and a state of it are chosen, then its simulation',
      input: start,
      answers: {},
      steps: [...chooses, back, open('simulate')],
      end: 'simulating',
    },
    simulation: {
      title: 'Steps are taken, undone and redone; back leads to the map',
      input: from('simulate'),
      answers: {},
      steps: [...chooses, ...walks, open('preview'), open('simulate'), back],
      visits: ['simulating', 'previewing'],
      end: 'mapping',
    },
    preview: {
      title: 'A dialog is walked through beside its chart, then followed live',
      input: from('preview'),
      answers: {},
      steps: [...chooses, ...walks, open('live'), open('preview'), back],
      visits: ['previewing', 'following'],
      end: 'mapping',
    },
    live: {
      title: 'The application is followed, then the coverage looked at',
      input: from('live'),
      answers: {},
      steps: [...chooses, open('coverage'), open('live'), back],
      visits: ['following', 'covering'],
      end: 'mapping',
    },
    coverage: {
      title: 'The coverage links to a transition that this visit has not taken',
      input: from('coverage'),
      answers: {},
      steps: [events['lens.selected'], ...chooses, back],
      visits: ['covering'],
      end: 'mapping',
    },
  },
} satisfies Scenarios<typeof visualiserMachine>;
