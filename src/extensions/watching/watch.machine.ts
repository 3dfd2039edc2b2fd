import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { WatchingChange } from './contract/watching.wire';
import { failureOf, thrown } from '../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../machines/kit/meta';
import { port } from '../../machines/kit/port';

interface Context {
  /** The last change; null before. */
  readonly change: WatchingChange | null;
  readonly failure: Failure | null;
}

interface Event {
  readonly type: 'change.requested';
  readonly change: WatchingChange;
}

/** Ends a subscription that does not exist. */
const NOTHING: WatchingChange = { action: 'unwatch', id: '' };

const fromEvent = ({ event }: { event: Event }) => ({ change: event.change });
const changes = {
  'change.requested': { target: 'changing', actions: { type: 'rememberChange', params: fromEvent } },
} as const;

/** A person starts or stops watching something, or changes how they receive its news. */
export const watchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  guards: {
    isRhythmAgain: ({ context }, params: { readonly change: WatchingChange }) =>
      context.change?.action === 'digest' && params.change.action === 'digest',
  },
  actors: { changeWatching: port<{ readonly change: WatchingChange }, null>() },
  actions: {
    rememberChange: assign((_, { change }: { change: WatchingChange }) => ({ change, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'watch',
  context: { change: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Shows what is watched and how news arrive; each can be changed.',
      meta: { title: 'watching.title' },
      tags: ['resting'],
      on: changes,
    },
    changing: {
      description:
        'The change is being sent; only the frequency of e-mails can be changed again in the meantime.',
      meta: { title: 'watching.title' },
      tags: ['busy'],
      invoke: {
        id: 'changeWatching',
        src: 'changeWatching',
        input: ({ context: { change } }) => ({ change: change ?? NOTHING }),
        onDone: 'changed',
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
      // Arrow keys choose one after another. The last choice counts.
      on: {
        'change.requested': {
          guard: { type: 'isRhythmAgain', params: fromEvent },
          target: 'changing',
          reenter: true,
          actions: { type: 'rememberChange', params: fromEvent },
        },
      },
    },
    changed: {
      description: 'It is changed, which is said; something else can be changed.',
      meta: { title: 'watching.saved' },
      tags: ['resting'],
      on: changes,
    },
    failed: {
      description: 'It was not changed, or that is unknown; says why, and the person can try again.',
      meta: { title: 'watching.title' },
      tags: ['resting'],
      on: changes,
    },
  },
});
