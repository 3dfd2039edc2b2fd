import type { Scenarios } from '../../machines/kit/scenario';
import type { watchMachine } from './watch.machine';

const watched = { kind: 'connections', object: '' } as const;
const events = {
  'change.requested': { type: 'change.requested', change: { action: 'watch', watched } },
} as const;
const changeWatching = {
  changed: { output: null },
  gone: { failure: { kind: 'notFound' } },
  loginEnded: { failure: { kind: 'sessionExpired' } },
  silent: { pending: true },
} as const;

const begin = events['change.requested'];
const end = { type: 'change.requested', change: { action: 'unwatch', id: 'a' } } as const;
const stop = { type: 'change.requested', change: { action: 'stop' } } as const;
const weekly = { type: 'change.requested', change: { action: 'digest', rhythm: 'weekly' } } as const;
const daily = { type: 'change.requested', change: { action: 'digest', rhythm: 'daily' } } as const;
const input = undefined;

export const watchScenarios = {
  events,
  answers: { changeWatching },
  stories: {
    watched: {
      title: 'Something is watched, and not any more',
      input,
      answers: { changeWatching: [changeWatching.changed] },
      steps: [begin, end],
      end: 'changed',
    },
    gone: {
      title: 'It cannot be seen any more; the other things are stopped',
      input,
      answers: { changeWatching: [changeWatching.gone, changeWatching.changed] },
      steps: [begin, stop],
      visits: ['failed'],
      end: 'changed',
    },
    loginEnded: {
      title: 'The login ends in between',
      input,
      answers: { changeWatching: [changeWatching.loginEnded] },
      steps: [begin],
      end: 'failed',
    },
    rhythmAgain: {
      title: 'How often mails come is chosen again while the first choice is on its way',
      input,
      answers: { changeWatching: [changeWatching.silent, changeWatching.changed] },
      steps: [weekly, daily],
      end: 'changed',
    },
    silent: {
      title: 'No answer at all comes in time',
      input,
      answers: { changeWatching: [changeWatching.silent] },
      steps: [begin, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof watchMachine>;
