import type { Scenarios } from '../../machines/kit/scenario';
import type { eventReplayMachine } from './eventReplay.machine';

const one = { type: 'replay.requested', replay: { webhook: 'hub', event: 'msg_1' } } as const;
const all = { type: 'replay.requested', replay: { webhook: 'hub' } } as const;
const events = { 'replay.requested': one } as const;
const replayEvents = {
  one: { output: 1 },
  all: { output: 3 },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;

const input = undefined;

export const eventReplayScenarios = {
  events,
  answers: { replayEvents },
  stories: {
    again: {
      title: 'One event is sent again, and then all that did not arrive',
      input,
      answers: { replayEvents: [replayEvents.one, replayEvents.all] },
      steps: [one, all],
      end: 'due',
    },
    followed: {
      title: 'Events that were sent again are followed for a minute',
      input,
      answers: { replayEvents: [replayEvents.one] },
      steps: [one, { elapsed: 'followed' }],
      visits: ['due'],
      end: 'listing',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: { replayEvents: [replayEvents.offline, replayEvents.one] },
      steps: [one, one],
      visits: ['failed'],
      end: 'due',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { replayEvents: [replayEvents.silent] },
      steps: [one, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof eventReplayMachine>;
