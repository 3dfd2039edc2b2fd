import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { failureOf, thrown } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';

interface Context {
  /** Ids of the lines that are, or were last, to be removed. */
  readonly lines: readonly number[];
  readonly failure: Failure | null;
}

interface Lines {
  readonly lines: readonly number[];
}
type Event =
  | ({ readonly type: 'removal.requested' } & Lines)
  /** The same after a question. */
  | ({ readonly type: 'allRemoval.requested' } & Lines)
  | { readonly type: 'allRemoval.confirmed' }
  | { readonly type: 'dismissal.requested' };

const chosen = ({ event }: { event: Lines }) => ({ lines: event.lines });
const rememberLines = { type: 'rememberLines', params: chosen } as const;
const removes = {
  'removal.requested': { target: 'removing', actions: rememberLines },
  'allRemoval.requested': { target: 'asking', actions: rememberLines },
} as const;

/** An admin takes lines out of the set of changes (REQUIREMENTS 405). */
export const lineRemovalMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: { removeLines: port<readonly number[], null>() },
  actions: {
    rememberLines: assign((_, { lines }: Lines) => ({ lines, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'lineRemoval',
  context: { lines: [], failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The lines are listed; each can be removed.',
      meta: { title: 'changes.title' },
      tags: ['resting'],
      on: removes,
    },
    asking: {
      description: 'Asks whether all lines are to be removed. The safe answer is to keep them.',
      meta: { title: 'changes.removeAll.title' },
      tags: ['resting'],
      on: { 'allRemoval.confirmed': 'removing', 'dismissal.requested': 'listing' },
    },
    removing: {
      description:
        'Lines are being removed. A line that another person has removed or sent counts as removed.',
      meta: { title: 'changes.title' },
      tags: ['busy'],
      invoke: {
        id: 'removeLines',
        src: 'removeLines',
        input: ({ context }) => context.lines,
        onDone: 'removed',
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    removed: {
      description: 'They are removed, which is said; others can be removed.',
      meta: { title: 'changes.title' },
      tags: ['resting'],
      on: removes,
    },
    failed: {
      description: 'They were not removed, or that is unknown; says why, and the person can try again.',
      meta: { title: 'changes.title' },
      tags: ['resting'],
      on: removes,
    },
  },
});
