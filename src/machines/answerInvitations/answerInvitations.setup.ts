import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { Policies } from '../connection/connection.subject';
import { policiesPort } from '../connection/policies';
import { failureGuards, failureOf } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { requestGuards } from '../shared/request.parts';
import { stepUpMachine } from '../shared/stepUp.machine';
import type { TicketRequestInput } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import type { AnswerInvitationsDraft } from './answerInvitations.draft';
import { hasStarted, isOfInvitation, mayHaveArrived, waiting } from './answerInvitations.queue';
import { sorted } from './answerInvitations.sorting';
import type { Sorted, FoundTickets, TicketsQuery } from './answerInvitations.subject';
import type { AnswerInvitationsInput, AnswerInvitationsContext } from './answerInvitations.subject';

type AnswerInvitationsEvent =
  | { type: 'form.submitted'; draft: AnswerInvitationsDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: AnswerInvitationsDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'return.requested' };

export interface AnswerInvitationsTypes {
  input: AnswerInvitationsInput;
  context: AnswerInvitationsContext;
  events: AnswerInvitationsEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: AnswerInvitationsContext;
}
interface Failed {
  readonly error: unknown;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
export const answerInvitationsSetup = setup({
  types: {} as AnswerInvitationsTypes,
  actors: {
    loadInvitations: port<TicketsQuery, FoundTickets>(),
    ...policiesPort,
    fileTicket: port<TicketRequestInput, RequestOutcome>(),
    ticketSystemDown: ticketSystemDownMachine,
    stepUp: stepUpMachine,
  },
  guards: {
    ...requestGuards,
    isUnreachable: failureGuards.isUnreachable,
    isOfTooLowLevel: failureGuards.isLevelTooLow,
    isNotLookedUp: ({ context }: Scope) => context.found === null,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isTestInstitution: ({ context }: Scope) => context.institution.test,
    hasNoInstitutionId: ({ context }: Scope) => !context.institution.hasInstitutionId,
    hasNoneLeft: ({ context }: Scope) => waiting(context).length === 0 && hasStarted(context),
    hasNone: ({ context }: Scope) => waiting(context).length === 0,
    hasBegun: ({ context }: Scope) => hasStarted(context),
    isReturn: (_: unknown, params: { kind: string }) => params.kind === 'return',
    isStopping: ({ context }: Scope) => context.stopping,
    isBrokenOff: ({ context }: Scope) => context.failure !== null,
    isAboutDisconnecting: ({ context }: Scope) => context.found?.invitations[0]?.type === 'UNLINKINVITE',
    isDenial: ({ context }: Scope) => context.answer === 'deny',
    isDenialOfDisconnecting: ({ context }: Scope) =>
      context.answer === 'deny' && context.found?.invitations[0]?.type === 'UNLINKINVITE',
    isOfInvitation: (_: unknown, { error }: Failed) => isOfInvitation(failureOf(error)),
    /**
     * While no answer was accepted, the failure may concern the person or the form, and so every invitation.
     */
    isOfForm: ({ context }: Scope, { error }: Failed) =>
      context.answered.length === 0 && ['forbidden', 'validation'].includes(failureOf(error).kind),
    /** Something would be lost. */
    hasComments: ({ context }: Scope) => context.draft !== null && context.draft.comments.trim() !== '',
  },
  actions: {
    countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    rememberFound: assign(({ context }, { found }: { found: FoundTickets }) => ({
      found: sorted(found, context),
    })),
    rememberPolicies: assign({ policies: (_, params: { policies: Policies }) => params.policies }),
    rememberDraft: assign({ draft: (_, params: { draft: AnswerInvitationsDraft | null }) => params.draft }),
    rememberAnswered: assign(({ context }, { outcome }: { outcome: RequestOutcome }) => ({
      answered: [...context.answered, ...nextOf(context).map((next) => ({ ...next, outcome }))],
      attempts: 0,
    })),
    rememberRefusal: assign(({ context }, { error }: Failed) => ({
      refusals: [
        ...context.refusals,
        ...nextOf(context).map((next) => ({
          ...next,
          failure: failureOf(error),
          again: next.key === context.uncertain,
        })),
      ],
      attempts: 0,
    })),
    /** The next attempt begins with another invitation, since this one may refuse any form. */
    rememberDoubt: assign(({ context }, { error }: Failed) => ({
      doubt: nextOf(context).map(({ name }) => ({ name, failure: failureOf(error) }))[0] ?? null,
      found: postponed(context),
      uncertain: null,
      attempts: 0,
    })),
    rememberStop: assign({ stopping: true }),
    forgetHalt: assign({ stopping: false, failure: null, doubt: null }),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, { error }: Failed) => {
      const failure = failureOf(error);
      return { level: 0, requiredLevel: failure.kind === 'levelTooLow' ? failure.required : 2 };
    }),
    rememberFailure: assign(({ context }, { error }: Failed) => failing(context, failureOf(error))),
    rememberSilence: assign(({ context }) => failing(context, { kind: 'timeout' })),
  },
  // Longer than the call's own limit: the call knows the outcome better.
  delays: { noAnswer: 35_000 },
});

function nextOf(context: AnswerInvitationsContext) {
  return waiting(context)
    .slice(0, 1)
    .map(({ key, name }) => ({ key, name }));
}

function failing(context: AnswerInvitationsContext, failure: Failure) {
  const [next] = waiting(context);
  return { failure, uncertain: next && mayHaveArrived(failure) ? next.key : context.uncertain };
}

function postponed(context: AnswerInvitationsContext): Sorted | null {
  const { found } = context;
  const [next] = waiting(context);
  if (!found || !next) return found;
  return { ...found, invitations: [...found.invitations.filter((one) => one !== next), next] };
}

/** Returns the conversation before it begins. */
export function beginning({ input }: { readonly input: AnswerInvitationsInput }): AnswerInvitationsContext {
  return {
    ...input,
    found: null,
    policies: 'coming',
    answered: [],
    refusals: [],
    uncertain: null,
    doubt: null,
    stopping: false,
    attempts: 0,
    lookups: 0,
    level: input.person.level,
    requiredLevel: 2,
    failure: null,
  };
}
