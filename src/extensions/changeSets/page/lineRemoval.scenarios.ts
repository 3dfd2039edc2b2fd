import type { Scenarios } from '../../../machines/kit/scenario';
import type { lineRemovalMachine } from './lineRemoval.machine';

const one = { type: 'removal.requested', lines: [7] } as const;
const two = { type: 'removal.requested', lines: [8, 9] } as const;
const all = { type: 'allRemoval.requested', lines: [7, 8, 9] } as const;
const confirm = { type: 'allRemoval.confirmed' } as const;
const close = { type: 'dismissal.requested' } as const;
const events = {
  'removal.requested': one,
  'allRemoval.requested': all,
  'allRemoval.confirmed': confirm,
  'dismissal.requested': close,
} as const;
const removeLines = {
  done: { output: null },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;
const input = undefined;

export const lineRemovalScenarios = {
  events,
  answers: { removeLines },
  stories: {
    removed: {
      title: 'A line is removed, then two more',
      input,
      answers: { removeLines: [removeLines.done, removeLines.done] },
      steps: [one, two],
      end: 'removed',
    },
    all: {
      title: 'All lines are removed, after a question',
      input,
      answers: { removeLines: [removeLines.done, removeLines.done] },
      steps: [one, all, confirm],
      visits: ['asking'],
      end: 'removed',
    },
    kept: {
      title: 'All lines are to be removed, and are kept',
      input,
      answers: { removeLines: [removeLines.offline] },
      steps: [all, close, one, all, close],
      end: 'listing',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: { removeLines: [removeLines.offline, removeLines.done] },
      steps: [one, one],
      visits: ['failed'],
      end: 'removed',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { removeLines: [removeLines.silent] },
      steps: [one, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof lineRemovalMachine>;
