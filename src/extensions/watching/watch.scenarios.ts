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
      title: 'The person starts watching something, then stops',
      input,
      answers: { changeWatching: [changeWatching.changed] },
      steps: [begin, end],
      end: 'changed',
    },
    gone: {
      title: 'It can no longer be seen; the person stops watching the others',
      input,
      answers: { changeWatching: [changeWatching.gone, changeWatching.changed] },
      steps: [begin, stop],
      visits: ['failed'],
      end: 'changed',
    },
    loginEnded: {
      title: 'The session ends in between',
      input,
      answers: { changeWatching: [changeWatching.loginEnded] },
      steps: [begin],
      end: 'failed',
    },
    rhythmAgain: {
      title: 'The frequency of e-mails is changed again while the first change is being sent',
      input,
      answers: { changeWatching: [changeWatching.silent, changeWatching.changed] },
      steps: [weekly, daily],
      end: 'changed',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { changeWatching: [changeWatching.silent] },
      steps: [begin, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof watchMachine>;
