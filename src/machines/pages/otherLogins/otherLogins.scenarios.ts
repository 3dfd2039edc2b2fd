import type { Scenarios } from '../../kit/scenario';
import type { otherLoginsMachine } from './otherLogins.machine';

const events = { 'end.requested': { type: 'end.requested', id: 'b' } } as const;
const endLogin = {
  ended: { output: null },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;

const end = events['end.requested'];
const another = { type: 'end.requested', id: 'c' } as const;
const input = undefined;

export const otherLoginsScenarios = {
  events,
  answers: { endLogin },
  stories: {
    ended: {
      title: 'Two other sessions are ended',
      input,
      answers: { endLogin: [endLogin.ended] },
      steps: [end, another],
      end: 'ended',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: { endLogin: [endLogin.offline, endLogin.ended] },
      steps: [end, end],
      visits: ['failed'],
      end: 'ended',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { endLogin: [endLogin.silent] },
      steps: [end, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof otherLoginsMachine>;
