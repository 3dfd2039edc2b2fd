import type { Scenarios } from '../kit/scenario';
import type { dialogOpeningMachine } from './dialogOpening.machine';

const events = {
  'retry.requested': { type: 'retry.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const answers = {
  loadDialog: {
    loaded: { output: null },
    failed: { failure: { kind: 'unknown' } },
    slow: { pending: true },
  },
} as const;

const { loadDialog } = answers;
const retry = events['retry.requested'];
const close = events['dismissal.requested'];
const input = { guest: false };

export const dialogOpeningScenarios = {
  events,
  answers,
  stories: {
    opened: {
      title: 'A dialog opens',
      input,
      answers: { loadDialog: [loadDialog.loaded] },
      steps: [],
      end: 'opened',
    },
    retried: {
      title: 'Its code does not load at first',
      input,
      answers: { loadDialog: [loadDialog.failed, loadDialog.loaded] },
      steps: [retry],
      visits: ['failed'],
      end: 'opened',
    },
    givenUp: {
      title: 'Its code does not load, and it is closed',
      input,
      answers: { loadDialog: [loadDialog.failed] },
      steps: [close],
      end: 'closed',
    },
    closedEarly: {
      title: 'Closed while its code is loading',
      input,
      answers: { loadDialog: [loadDialog.slow] },
      steps: [close],
      end: 'closed',
    },
    guest: {
      title: 'A guest opens the address of a dialog, and closes it',
      input: { guest: true },
      answers: {},
      steps: [close],
      visits: ['welcomingGuest'],
      end: 'closed',
    },
  },
} satisfies Scenarios<typeof dialogOpeningMachine>;
