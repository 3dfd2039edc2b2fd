import type { Scenarios } from '../../machines/kit/scenario';
import type { feedAddressMachine } from './feedAddress.machine';

const events = {
  'make.requested': { type: 'make.requested' },
  'withdraw.requested': { type: 'withdraw.requested' },
} as const;
const address = 'https://dashboard.example/watching/feed/private';
const changeFeedAddress = {
  made: { output: { address } },
  withdrawn: { output: {} },
  offline: { failure: { kind: 'offline' } },
  loginEnded: { failure: { kind: 'sessionExpired' } },
  silent: { pending: true },
} as const;

const make = events['make.requested'];
const withdraw = events['withdraw.requested'];
const input = undefined;

export const feedAddressScenarios = {
  events,
  answers: { changeFeedAddress },
  stories: {
    made: {
      title: 'An address is created, then replaced',
      input,
      answers: { changeFeedAddress: [changeFeedAddress.made] },
      steps: [make, make],
      end: 'shown',
    },
    withdrawn: {
      title: 'An address is withdrawn, created again, and withdrawn',
      input,
      answers: {
        changeFeedAddress: [
          changeFeedAddress.withdrawn,
          changeFeedAddress.made,
          changeFeedAddress.withdrawn,
          changeFeedAddress.withdrawn,
        ],
      },
      steps: [withdraw, make, withdraw, withdraw],
      visits: ['withdrawn', 'shown'],
      end: 'withdrawn',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: {
        changeFeedAddress: [
          changeFeedAddress.offline,
          changeFeedAddress.loginEnded,
          changeFeedAddress.withdrawn,
        ],
      },
      steps: [make, make, withdraw],
      visits: ['failed'],
      end: 'withdrawn',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { changeFeedAddress: [changeFeedAddress.silent] },
      steps: [withdraw, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof feedAddressMachine>;
