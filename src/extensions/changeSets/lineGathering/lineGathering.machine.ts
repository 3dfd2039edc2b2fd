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
  /** The current or last line; null before the first. */
  readonly line: WantedChange | null;
  /** Changes that were wanted while another one was being sent, in that order. */
  readonly waiting: readonly WantedChange[];
  /** The outcomes since the queue was last empty. */
  readonly outcomes: readonly Outcome[];
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

const fromEvent = ({ event }: { event: Event }) => ({ line: event.line });
const answered = ({ event }: Answered) => ({ reason: event.output });
const adds = {
  'line.requested': { target: 'adding', actions: { type: 'rememberLine', params: fromEvent } },
} as const;
const ended = ({ line, outcomes }: Context, reason: Outcome['reason']) => ({
  outcomes: line ? [...outcomes, { line, reason }] : outcomes,
});
const title = { title: 'security.title' } as const;

/** An admin changes a service in a table, which adds a line to the change set (REQUIREMENTS 425). */
export const lineGatheringMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: { gatherLine: port<{ readonly line: WantedChange }, RefusedLine | null>() },
  guards: {
    isLineWaiting: ({ context }) => context.waiting.length > 0,
    isAnyUnanswered: ({ context }) => context.outcomes.some(({ reason }) => reason && 'kind' in reason),
    isAnyRefused: ({ context }) => context.outcomes.some(({ reason }) => reason !== null),
  },
  actions: {
    rememberLine: assign((_, { line }: { line: WantedChange }) => ({ line, outcomes: [] })),
    rememberWaiting: assign(({ context }, { line }: { line: WantedChange }) => ({
      waiting: [...context.waiting, line],
    })),
    rememberNext: assign(({ context: { waiting } }) => ({
      line: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    rememberAnswer: assign(({ context }, { reason }: { reason: RefusedLine | null }) =>
      ended(context, reason),
    ),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => ended(context, failureOf(error))),
    rememberSilence: assign(({ context }) => ended(context, { kind: 'timeout' })),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'lineGathering',
  context: { line: null, waiting: [], outcomes: [] },
  initial: 'listing',
  states: {
    listing: {
      description: 'The services are listed with their settings; each can be changed.',
      meta: title,
      tags: ['resting'],
      on: adds,
    },
    adding: {
      description:
        'A line is being added to the set of changes, and others wait for their turn; nothing is sent to the federation yet.',
      meta: title,
      tags: ['busy'],
      invoke: {
        id: 'gatherLine',
        src: 'gatherLine',
        input: ({ context: { line } }) => ({ line: line ?? NOTHING }),
        onDone: { target: 'deciding', actions: { type: 'rememberAnswer', params: answered } },
        onError: { target: 'deciding', actions: { type: 'rememberFailure', params: thrown } },
      },
      after: { noAnswer: { target: 'deciding', actions: 'rememberSilence' } },
      on: { 'line.requested': { actions: { type: 'rememberWaiting', params: fromEvent } } },
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
