import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { InvitationType, TicketState } from '../../contracts/domain/tickets/ticketRules';
import type { EntityType } from '../../contracts/wire/enumerations';
import type { ConnectionSubject, Policies } from '../connection/connection.subject';
import type { Asking } from '../connection/connection.types';
import { policiesPort } from '../connection/policies';
import { failureGuards, failureOf } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { requestGuards } from '../shared/request.words';
import { stepUpMachine } from '../shared/stepUp.machine';
import type { TicketRequestInput } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import type { AnswerInvitationsDraft } from './answerInvitations.draft';
import { hasBegun, isOfInvitation, mayHaveArrived, waiting } from './answerInvitations.queue';
import { sorted } from './answerInvitations.sorting';

export interface AnswerInvitationsInput {
  readonly answer: Answer;
  /** Keys of the tickets. */
  readonly tickets: readonly string[];
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: Asking['institution'];
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  readonly draft: AnswerInvitationsDraft | null;
}

export interface AnswerInvitationsContext extends AnswerInvitationsInput {
  /** Null before the look-up. */
  readonly found: Sorted | null;
  readonly policies: Policies;
  readonly answered: readonly Answered[];
  readonly refusals: readonly RefusedAnswer[];
  /** Key of an invitation whose answer may have arrived; null: of every other it is known. */
  readonly uncertain: string | null;
  /** Why the form is shown again, and of which service; null: for no such reason. */
  readonly doubt: { readonly name: string; readonly failure: Failure } | null;
  /** True if no further answer is sent after the current one. */
  readonly stopping: boolean;
  /** Tries of the answer whose turn it is. */
  readonly attempts: number;
  readonly lookups: number;
  /** Rank of the login, and the rank that an answer needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly failure: Failure | null;
}

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

/** The answer: yes or no. */
export type Answer = 'accept' | 'deny';

/** A ticket as it was found by its key. */
export interface FoundTicket extends TicketState {
  readonly key: string;
  /** Name of the service; its entity id if no name is known. */
  readonly name: string;
  readonly message: string;
  readonly requestedAt: string;
  readonly serviceEntityId: string;
  readonly serviceType: EntityType;
  /** The person who answered it; absent if no one has, or the server does not say. */
  readonly answeredBy?: string;
  /** Absent if it is not looked up, because nothing depends on it, or the service is no longer known. */
  readonly service?: ServiceRef;
  readonly subject?: ConnectionSubject;
}

/** An invitation that is answered. */
export type Invitation = FoundTicket & { readonly type: InvitationType };

/** Why an invitation is left out of the answer. */
export type Obstacle =
  | 'unknown'
  | 'notLookedUp'
  | 'answered'
  | 'otherKind'
  | 'serviceUnknown'
  | 'connected'
  | 'saml1Only'
  | 'outsideEdugain'
  | 'agreementRefused';

export interface LeftOut {
  readonly key: string;
  /** Absent: not known. */
  readonly name?: string;
  readonly obstacle: Obstacle;
  readonly answeredBy?: string;
}

/** The invitations that were found, by whether they can be answered together. */
export interface Sorted {
  readonly invitations: readonly Invitation[];
  readonly leftOut: readonly LeftOut[];
}

/** The result of the look-up, by keys. */
export type FoundTickets = readonly {
  readonly key: string;
  /** Null if the institution has no such ticket, or that is unknown. */
  readonly ticket: FoundTicket | null;
  /** The look-up of this one failed, or that of its service. */
  readonly unread?: true;
}[];

export interface WantedTickets {
  readonly keys: readonly string[];
  readonly answer: Answer;
  /** Nothing from the start of the page: it was looked up before. */
  readonly fresh: boolean;
}

interface Answered {
  readonly key: string;
  readonly name: string;
  readonly outcome: RequestOutcome;
}

export interface RefusedAnswer {
  readonly key: string;
  readonly name: string;
  readonly failure: Failure;
  /** An earlier attempt of the same answer got no reply, and may have arrived. */
  readonly again: boolean;
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
    loadInvitations: port<WantedTickets, FoundTickets>(),
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
    hasNoneLeft: ({ context }: Scope) => waiting(context).length === 0 && hasBegun(context),
    hasNone: ({ context }: Scope) => waiting(context).length === 0,
    hasBegun: ({ context }: Scope) => hasBegun(context),
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
