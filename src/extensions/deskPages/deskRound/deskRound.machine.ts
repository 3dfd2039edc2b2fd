import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { failureOf, thrown } from '../../../machines/kit/failures';
import { hash } from '../../../machines/kit/hash';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import { isPlain, type DeskAction, type DeskStep } from '../contract/desk';
import type { StepTry } from '../deskStep/deskStep.machine';

interface Scope {
  readonly context: DeskRoundContext;
}
export interface Picked {
  readonly action: DeskAction;
  readonly tickets: readonly TicketAt[];
}
interface Failed {
  readonly error: unknown;
}

const picked = ({ event }: { event: Picked }) => ({ action: event.action, tickets: event.tickets });
const written = ({ event }: { event: { step: DeskStep } }) => ({ step: event.step });

/** The try of the ticket whose turn it is. Every try of the same step carries the same key. */
function stepTry({ context: { waiting, step, requestId } }: Scope): StepTry {
  const { key, revision } = waiting[0] ?? { key: '', revision: 0 };
  const requested = step ?? { action: 'take' };
  return {
    key,
    revision,
    step: requested,
    requestId: `${requestId}-${hash(JSON.stringify([key, requested, revision]))}`,
  };
}

const isLast = ({ context }: Scope) => context.waiting.length <= 1;

/** The failure concerns only this ticket, not the others. */
function isOfTicket({ error }: Failed): boolean {
  const { kind } = failureOf(error);
  return kind === 'collision' || kind === 'notFound' || kind === 'validation';
}

const deskRoundGuards = {
  isPlain: (_: unknown, { action }: Picked) => isPlain(action),
  isLast,
  isOfTicket: (_: unknown, params: Failed) => isOfTicket(params),
  isOfLastTicket: ({ context }: Scope, params: Failed) => isLast({ context }) && isOfTicket(params),
};

/** A ticket as it was looked at. */
export type TicketAt = Pick<StepTry, 'key' | 'revision'>;

/** A ticket whose step was refused, and why. */
interface RefusedStep {
  readonly key: string;
  readonly failure: Failure;
}

interface DeskRoundInput {
  /** Random, new for each page. */
  readonly requestId: string;
}

interface DeskRoundContext extends DeskRoundInput {
  /** The last action that was chosen; null before. */
  readonly action: DeskAction | null;
  /** The complete step; null while a part of its form is missing. */
  readonly step: DeskStep | null;
  /** The tickets of the round whose turn has not come, or is now, in their order. */
  readonly waiting: readonly TicketAt[];
  /** Keys of those whose step was taken. */
  readonly through: readonly string[];
  readonly refusals: readonly RefusedStep[];
  /** The reason why the round has stopped; null while it runs. */
  readonly failure: Failure | null;
}

type DeskRoundEvent =
  /** The same step is wanted of these tickets, at least one. */
  | { type: 'action.picked'; action: DeskAction; tickets: readonly TicketAt[] }
  | { type: 'form.submitted'; step: DeskStep }
  | { type: 'retry.requested' }
  | { type: 'dismissal.requested' };

interface DeskRoundTypes {
  input: DeskRoundInput;
  context: DeskRoundContext;
  events: DeskRoundEvent;
  meta: StateMeta;
  tags: StateTag;
}

const begin = { type: 'rememberRound', params: picked } as const;
const begins = [
  { guard: { type: 'isPlain', params: picked }, target: 'working', actions: begin },
  { target: 'composing', actions: begin },
] as const;

/** A person at the desk takes the same step with several tickets, one after the other (REQUIREMENTS 433). */
export const deskRoundMachine = setup({
  types: {} as DeskRoundTypes,
  actors: { takeStep: port<StepTry, null>() },
  guards: deskRoundGuards,
  actions: {
    rememberRound: assign((_, { action, tickets }: Picked) => ({
      action,
      step: isPlain(action) ? { action } : null,
      waiting: tickets,
      through: [],
      refusals: [],
      failure: null,
    })),
    rememberStep: assign((_, { step }: { step: DeskStep }) => ({ step })),
    rememberTaken: assign(({ context: { waiting, through } }) => ({
      through: [...through, ...waiting.slice(0, 1).map(({ key }) => key)],
      waiting: waiting.slice(1),
    })),
    rememberRefusal: assign(({ context: { waiting, refusals } }, { error }: Failed) => ({
      refusals: [...refusals, ...waiting.slice(0, 1).map(({ key }) => ({ key, failure: failureOf(error) }))],
      waiting: waiting.slice(1),
    })),
    rememberFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    forgetFailure: assign({ failure: null }),
    forgetRound: assign({ action: null, step: null, waiting: [], through: [], refusals: [], failure: null }),
  },
  // Longer than the call's own limit: the call knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'deskRound',
  context: ({ input }) => ({
    ...input,
    action: null,
    step: null,
    waiting: [],
    through: [],
    refusals: [],
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Tickets are ticked, and the steps that several of them allow are offered.',
      meta: { title: 'desk.round' },
      tags: ['resting'],
      on: { 'action.picked': begins },
    },
    composing: {
      description:
        'The person writes the text of the step for all tickets, or chooses how they are resolved.',
      meta: { title: 'desk.round' },
      tags: ['resting'],
      on: {
        'form.submitted': { target: 'working', actions: { type: 'rememberStep', params: written } },
        'dismissal.requested': { target: 'choosing', actions: 'forgetRound' },
      },
    },
    working: {
      description:
        'The step of one ticket is being sent, then that of the next. A refusal of one ticket does not stop the others.',
      meta: { title: 'desk.round.working' },
      tags: ['busy'],
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: stepTry,
        onDone: [
          { guard: 'isLast', target: 'outcomeShown', actions: 'rememberTaken' },
          { target: 'working', reenter: true, actions: 'rememberTaken' },
        ],
        onError: [
          {
            guard: { type: 'isOfLastTicket', params: thrown },
            target: 'outcomeShown',
            actions: { type: 'rememberRefusal', params: thrown },
          },
          {
            guard: { type: 'isOfTicket', params: thrown },
            target: 'working',
            reenter: true,
            actions: { type: 'rememberRefusal', params: thrown },
          },
          { target: 'interrupted', actions: { type: 'rememberFailure', params: thrown } },
        ],
      },
      after: { noAnswer: { target: 'interrupted', actions: 'rememberSilence' } },
    },
    interrupted: {
      description: 'The round has stopped early: steps that were taken stay, and the person can continue it.',
      meta: { title: 'desk.round.interrupted' },
      tags: ['resting'],
      on: {
        'retry.requested': { target: 'working', actions: 'forgetFailure' },
        'dismissal.requested': 'outcomeShown',
      },
    },
    outcomeShown: {
      description: 'Says how many steps were taken, and for each other ticket why not.',
      meta: { title: 'desk.round.outcome' },
      tags: ['resting'],
      on: {
        'action.picked': begins,
        'dismissal.requested': { target: 'choosing', actions: 'forgetRound' },
      },
    },
  },
});
