import { assign, setup } from 'xstate';
import type { RefusedLine } from '../contract/changeSet';
import type { Failure } from '../../../contracts/domain/failure';
import type { WantedChange } from '../contract/changeSet.wire';
import { failureOf, thrown } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';

/** The outcome of a wanted change. */
interface Outcome {
  readonly line: WantedChange;
  /** Why it was not added; null: it was. */
  readonly reason: RefusedLine | Failure | null;
}

interface Context {
  /** The lines that are being added, or were last. */
  readonly lines: readonly WantedChange[];
  /** Changes that were wanted while others were being sent, in that order. */
  readonly waiting: readonly (readonly WantedChange[])[];
  /** The outcomes since the queue was last empty. */
  readonly outcomes: readonly Outcome[];
}

interface Event {
  readonly type: 'lines.requested';
  readonly lines: readonly WantedChange[];
}

interface Answered {
  readonly event: { readonly output: readonly RefusedLine[] };
}

const fromEvent = ({ event }: { event: Event }) => ({ lines: event.lines });
const answered = ({ event }: Answered) => ({ refused: event.output });
const adds = {
  'lines.requested': { target: 'adding', actions: { type: 'rememberLines', params: fromEvent } },
} as const;
const ended = ({ lines, outcomes }: Context, reasonAt: (place: number) => Outcome['reason']) => ({
  outcomes: [...outcomes, ...lines.map((line, place) => ({ line, reason: reasonAt(place) }))],
});
const title = { title: 'security.title' } as const;

/** An admin changes services in a table, which adds lines to the change set (REQUIREMENTS 425). */
export const lineGatheringMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: { gatherLines: port<{ readonly lines: readonly WantedChange[] }, readonly RefusedLine[]>() },
  guards: {
    isLineWaiting: ({ context }) => context.waiting.length > 0,
    isAnyUnanswered: ({ context }) => context.outcomes.some(({ reason }) => reason && 'kind' in reason),
    isAnyRefused: ({ context }) => context.outcomes.some(({ reason }) => reason !== null),
  },
  actions: {
    rememberLines: assign((_, { lines }: Pick<Event, 'lines'>) => ({ lines, outcomes: [] })),
    rememberWaiting: assign(({ context }, { lines }: Pick<Event, 'lines'>) => ({
      waiting: [...context.waiting, lines],
    })),
    rememberNext: assign(({ context: { waiting } }) => ({
      lines: waiting[0] ?? [],
      waiting: waiting.slice(1),
    })),
    rememberAnswer: assign(({ context }, { refused }: { refused: readonly RefusedLine[] }) =>
      ended(context, (place) => refused.find((one) => one.place === place) ?? null),
    ),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) =>
      ended(context, () => failureOf(error)),
    ),
    rememberSilence: assign(({ context }) => ended(context, () => ({ kind: 'timeout' }))),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'lineGathering',
  context: { lines: [], waiting: [], outcomes: [] },
  initial: 'listing',
  states: {
    listing: {
      description: 'The services are listed with their settings; each can be changed, and several together.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    adding: {
      description:
        'Lines are being added to the set of changes, and others wait for their turn; nothing is sent to the federation yet.',
      meta: title,
      tags: ['busy'],
      invoke: {
        id: 'gatherLines',
        src: 'gatherLines',
        input: ({ context: { lines } }) => ({ lines }),
        onDone: { target: 'deciding', actions: { type: 'rememberAnswer', params: answered } },
        onError: { target: 'deciding', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'deciding', actions: 'rememberSilence' } },
      on: { 'lines.requested': { actions: { type: 'rememberWaiting', params: fromEvent } } },
    },
    deciding: {
      description: 'Takes the next waiting change; if none is left, reports the outcome of all.',
      meta: title,
      always: [
        { guard: 'isLineWaiting', target: 'adding', actions: 'rememberNext' },
        { guard: 'isAnyUnanswered', target: 'failed' },
        { guard: 'isAnyRefused', target: 'refused' },
        { target: 'added' },
      ],
    },
    added: {
      description:
        'All lines are in the set of changes, which is said and marked; another setting can be changed.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    refused: {
      description: 'A line was not added, for a reason that is shown in its place; the others were.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    failed: {
      description:
        'A line was not added, or that is unknown; the reason is shown in its place, and the person can try again.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
  },
});
