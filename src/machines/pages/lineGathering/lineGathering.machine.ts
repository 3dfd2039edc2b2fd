import { assign, setup } from 'xstate';
import type { RefusedLine } from '../../../contracts/domain/changeSet';
import type { Failure } from '../../../contracts/domain/failure';
import type { WantedChange } from '../../../contracts/wire/changeSet';
import { failureOf, thrown } from '../../kit/failures';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';

interface Context {
  /** What was to be added last; null: nothing was. */
  readonly line: WantedChange | null;
  /** Why it was not added. */
  readonly refusal: RefusedLine | null;
  readonly failure: Failure | null;
}

interface Event {
  readonly type: 'line.requested';
  readonly line: WantedChange;
}

interface Answered {
  readonly event: { readonly output: RefusedLine | null };
}

/** Adds nothing, since it is about no service. */
const NOTHING: WantedChange = { kind: 'disconnect', service: '-', serviceType: 'saml20_sp' };

const wanted = ({ event }: { event: Event }) => ({ line: event.line });
const answered = ({ event }: Answered) => ({ refusal: event.output });
const adds = {
  'line.requested': { target: 'adding', actions: { type: 'rememberLine', params: wanted } },
} as const;
const title = { title: 'security.title' } as const;

/** An admin changes a service where it stands in a table, which adds a line to the set of changes (REQUIREMENTS 425). */
export const lineGatheringMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: { gatherLine: port<{ readonly line: WantedChange }, RefusedLine | null>() },
  guards: {
    isLineRefused: (_: unknown, { refusal }: { refusal: RefusedLine | null }) => refusal !== null,
  },
  actions: {
    rememberLine: assign((_, { line }: { line: WantedChange }) => ({ line, refusal: null, failure: null })),
    rememberRefusal: assign((_, { refusal }: { refusal: RefusedLine | null }) => ({ refusal })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself gives up earlier, and knows better what became of it.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'lineGathering',
  context: { line: null, refusal: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The services are listed with what is set; each setting can be changed.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    adding: {
      description: 'A line is added to the set of changes; nothing is asked of the federation yet.',
      meta: title,
      tags: ['busy'],
      invoke: {
        id: 'gatherLine',
        src: 'gatherLine',
        input: ({ context: { line } }) => ({ line: line ?? NOTHING }),
        onDone: [
          {
            guard: { type: 'isLineRefused', params: answered },
            target: 'refused',
            actions: { type: 'rememberRefusal', params: answered },
          },
          { target: 'added' },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    added: {
      description:
        'The line waits with the others, which is told and marked; another setting can be changed.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    refused: {
      description: 'The line was not added, for a reason that is told where it was wanted.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    failed: {
      description: 'The line was not added, or nobody knows; says why, and it can be tried again.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
  },
});
