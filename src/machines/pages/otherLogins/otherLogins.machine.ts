import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { failureOf, thrown } from '../../kit/failures';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';

interface Context {
  /** This login was to be ended last; null means that none was. */
  readonly id: string | null;
  readonly failure: Failure | null;
}

interface Event {
  readonly type: 'end.requested';
  /** This login is to be ended. */
  readonly id: string;
}

const chosen = ({ event }: { event: Event }) => ({ id: event.id });
const ends = {
  'end.requested': { target: 'ending', actions: { type: 'rememberLogin', params: chosen } },
} as const;

/** A person ends their own logins in other browsers. */
export const otherLoginsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { endLogin: port<{ readonly id: string }, null>() },
  actions: {
    rememberLogin: assign((_, { id }: { id: string }) => ({ id, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'otherLogins',
  context: { id: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The sessions of the person are listed; each except this one can be ended.',
      meta: { title: 'profile.sessions' },
      tags: ['resting'],
      on: ends,
    },
    ending: {
      description: 'A session elsewhere is being ended.',
      meta: { title: 'profile.sessions' },
      tags: ['busy'],
      invoke: {
        id: 'endLogin',
        src: 'endLogin',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: 'ended',
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    ended: {
      description: 'The session is ended, which is said; others can be ended.',
      meta: { title: 'profile.sessions.ended' },
      tags: ['resting'],
      on: ends,
    },
    failed: {
      description: 'The session was not ended, or that is unknown; says why, and the person can try again.',
      meta: { title: 'profile.sessions' },
      tags: ['resting'],
      on: ends,
    },
  },
});
