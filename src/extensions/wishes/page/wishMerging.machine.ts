import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { WishesMerge } from '../contract/wishes.wire';
import { failureOf, thrown } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';

interface Context {
  /** The last wishes to join or separate; null before. */
  readonly merge: WishesMerge | null;
  readonly failure: Failure | null;
}

interface Event {
  readonly type: 'merge.requested';
  readonly merge: WishesMerge;
}

/** Changes nothing, since it is about no service. */
const NOTHING: WishesMerge = { service: '-', serviceType: 'saml20_sp', version: '-' };

const chosen = ({ event }: { event: Event }) => ({ merge: event.merge });
const merges = {
  'merge.requested': { target: 'merging', actions: { type: 'rememberMerge', params: chosen } },
} as const;
const title = { title: 'wishes.title' } as const;

/** An admin takes the wishes for one service together with those for another one, or apart (REQUIREMENTS 483). */
export const wishMergingMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: { mergeWishes: port<{ readonly merge: WishesMerge }, null>() },
  actions: {
    rememberMerge: assign((_, { merge }: { merge: WishesMerge }) => ({ merge, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'wishMerging',
  context: { merge: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description:
        'Requests are listed by service; those of one service can be merged with others, or split.',
      meta: title,
      tags: ['resting'],
      on: merges,
    },
    merging: {
      description:
        'Requests are being merged or split. If they have changed since the person saw them, nothing changes.',
      meta: title,
      tags: ['busy'],
      invoke: {
        id: 'mergeWishes',
        src: 'mergeWishes',
        input: ({ context: { merge } }) => ({ merge: merge ?? NOTHING }),
        onDone: 'merged',
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    merged: {
      description: 'They are joined or separated, which is said; others can follow.',
      meta: title,
      tags: ['resting'],
      on: merges,
    },
    failed: {
      description:
        'They are as before, or that is unknown; the reason is shown in their place, and the choice is kept.',
      meta: title,
      tags: ['resting'],
      on: merges,
    },
  },
});
