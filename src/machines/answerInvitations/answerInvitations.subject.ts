import type { Failure } from '../../contracts/domain/failure';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { InvitationType, TicketState } from '../../contracts/domain/tickets/ticketRules';
import type { EntityType } from '../../contracts/wire/enumerations';
import type { ConnectionSubject, Policies } from '../connection/connection.subject';
import type { Requester } from '../connection/connection.types';
import type { AnswerInvitationsDraft } from './answerInvitations.draft';

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

export interface TicketsQuery {
  readonly keys: readonly string[];
  readonly answer: Answer;
  /** Nothing from the start of the page: it was looked up before. */
  readonly fresh: boolean;
}

export interface Answered {
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

export interface AnswerInvitationsInput {
  readonly answer: Answer;
  /** Keys of the tickets. */
  readonly tickets: readonly string[];
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: Requester['institution'];
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
