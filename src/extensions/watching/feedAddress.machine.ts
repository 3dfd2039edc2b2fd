import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { FeedAddress, FeedAddressChange } from './contract/watching.wire';
import { failureOf, thrown } from '../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../machines/kit/meta';
import { port } from '../../machines/kit/port';

interface Context {
  readonly action: FeedAddressChange['action'];
  /** The address, shown only once; null if it was not shown or is withdrawn. */
  readonly address: string | null;
  readonly failure: Failure | null;
}

type Event = { readonly type: 'make.requested' } | { readonly type: 'withdraw.requested' };

const changes = {
  'make.requested': { target: 'changing', actions: { type: 'rememberAction', params: { action: 'make' } } },
  'withdraw.requested': {
    target: 'changing',
    actions: { type: 'rememberAction', params: { action: 'withdraw' } },
  },
} as const;

/**
 * A person creates, replaces or withdraws the private address of their feed. It is shown once, since the
 * server does not keep it.
 */
export const feedAddressMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { changeFeedAddress: port<FeedAddressChange, FeedAddress>() },
  actions: {
    rememberAction: assign((_, { action }: FeedAddressChange) => ({ action, failure: null })),
    rememberAddress: assign((_, { address }: FeedAddress) => ({ address: address ?? null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  guards: { isMade: (_, { address }: FeedAddress) => address !== undefined },
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'feedAddress',
  context: { action: 'make', address: null, failure: null },
  initial: 'hidden',
  states: {
    hidden: {
      description:
        'Says whether there is an address, but not which; it can be created, replaced or withdrawn.',
      meta: { title: 'watching.feed' },
      tags: ['resting'],
      on: changes,
    },
    changing: {
      description: 'The address is being created or withdrawn.',
      meta: { title: 'watching.feed' },
      tags: ['busy'],
      invoke: {
        id: 'changeFeedAddress',
        src: 'changeFeedAddress',
        input: ({ context: { action } }) => ({ action }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberAddress', params: ({ event }) => event.output },
          },
          { target: 'withdrawn', actions: { type: 'rememberAddress', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    shown: {
      description: 'The new address is shown, only once; the old one no longer works.',
      meta: { title: 'watching.feed.made' },
      tags: ['resting'],
      on: changes,
    },
    withdrawn: {
      description: 'The address no longer works, which is said.',
      meta: { title: 'watching.feed.withdrawn' },
      tags: ['resting'],
      on: changes,
    },
    failed: {
      description:
        'Nothing was created or withdrawn, or that is unknown; says why, and the person can try again.',
      meta: { title: 'watching.feed' },
      tags: ['resting'],
      on: changes,
    },
  },
});
