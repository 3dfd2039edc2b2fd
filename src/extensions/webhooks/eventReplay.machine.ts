import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import { failureOf, thrown } from '../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../machines/kit/meta';
import { port } from '../../machines/kit/port';

/** The events to send again: one of a webhook, or all that it has not received. */
export interface Replay {
  readonly webhook: string;
  readonly event?: string;
}

interface Context {
  /** The last request; null before. */
  readonly asked: Replay | null;
  /** Number of events that will be sent again. */
  readonly events: number;
  readonly failure: Failure | null;
}

interface Event {
  readonly type: 'replay.requested';
  readonly replay: Replay;
}

const chosen = ({ event }: { event: Event }) => ({ asked: event.replay });
const counted = ({ event }: { event: { readonly output: number } }) => ({ events: event.output });
const replays = {
  'replay.requested': { target: 'asking', actions: { type: 'rememberReplay', params: chosen } },
} as const;

/** A super user has events sent again that a webhook has not got, or has lost. */
export const eventReplayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { replayEvents: port<Replay, number>() },
  actions: {
    rememberReplay: assign((_, { asked }: { asked: Replay }) => ({ asked, failure: null })),
    rememberEvents: assign((_, { events }: { events: number }) => ({ events })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  delays: {
    // The call itself times out earlier, and knows the outcome better.
    noAnswer: 35_000,
    // A person who looks longer than this no longer waits for them.
    followed: 60_000,
  },
}).createMachine({
  id: 'eventReplay',
  context: { asked: null, events: 0, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The webhooks are listed with their events; each event can be sent again.',
      meta: { title: 'webhooks.title' },
      tags: ['resting'],
      on: replays,
    },
    asking: {
      description: 'The server is asked to send events again.',
      meta: { title: 'webhooks.title' },
      tags: ['busy'],
      invoke: {
        id: 'replayEvents',
        src: 'replayEvents',
        input: ({ context }) => context.asked ?? { webhook: '' },
        onDone: { target: 'due', actions: { type: 'rememberEvents', params: counted } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    due: {
      description:
        'The server will send them in a moment, which is said and followed for a minute; others can be sent again.',
      meta: { title: 'webhooks.again.title' },
      tags: ['resting'],
      on: replays,
      after: { followed: 'listing' },
    },
    failed: {
      description: 'The events may not have been requested; says why, and the person can try again.',
      meta: { title: 'webhooks.title' },
      tags: ['resting'],
      on: replays,
    },
  },
});
