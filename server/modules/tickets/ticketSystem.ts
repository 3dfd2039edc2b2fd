import type { TicketFilter } from '../../../src/contracts/wire/ticket';
import type { InvitationType } from '../../../src/contracts/domain/tickets/ticketRules';
import type { TicketStatus } from '../../../src/contracts/wire/enumerations';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import type { Change } from '../changes/changes.module';
import type { Elsewhere } from './elsewhere';
import type { NewTicket } from './newTicket';
import type { StoredTicket } from './storedTicket';

/** The key of a request's ticket; undefined if it is known only after the delivery (`Elsewhere`). */
export interface Filed {
  readonly key: string | undefined;
}

/** A ticket of an institution. */
export interface TicketRef {
  readonly institution: string;
  readonly key: string;
  /** The ticket as it was looked up before the transaction, if the ticket system is external. */
  readonly known?: StoredTicket | undefined;
}

/** An invitation, as its institution names it. */
export interface InvitationRef extends TicketRef {
  readonly type: InvitationType;
}

/** The institution's answer to an invitation; `comment` is empty if there is none. */
export type InvitationReply = { readonly actor: string; readonly comment: string } & (
  | {
      readonly kind: 'accepted';
      /** The change that the ticket carries from now on. */
      readonly change: Change;
      /** True if the change is made together with the answer, so that no work is left. */
      readonly atOnce: boolean;
    }
  | { readonly kind: 'denied' }
);

/** Values that a reminder of an invitation replaces in its ticket; `emailTo` is comma separated. */
export interface InvitationReminder {
  readonly actor: string;
  readonly message: string;
  readonly emailTo: string;
}

/** The person who ends a request, and their words; `comment` is empty if there is none. */
export interface Withdrawal {
  readonly actor: string;
  readonly comment: string;
}

/** Thrown if the ticket system did not carry out a call. `unknown`: the call may have arrived. */
export class TicketSystemUnavailable extends ProblemError {
  constructor(readonly delivery: 'refused' | 'unknown') {
    super('ticket-system-unavailable', { delivery });
    this.name = 'TicketSystemUnavailable';
  }
}

/**
 * Thrown if there is an open ticket of the same institution, service and direction; `key` is empty while it is on its
 * way.
 */
export class AlreadyRequested extends ProblemError {
  constructor(readonly key: string) {
    super('already-requested', { jiraKey: key });
    this.name = 'AlreadyRequested';
  }
}

/** Thrown if the invitation does not wait for an answer, since it was answered or withdrawn. */
export class AlreadyAnswered extends ProblemError {
  constructor(readonly key: string) {
    super('already-answered', { jiraKey: key });
    this.name = 'AlreadyAnswered';
  }
}

/** Thrown if a reminder was sent within the last minute. */
export class AlreadyReminded extends ProblemError {
  constructor(readonly key: string) {
    super('already-sent', { jiraKey: key });
    this.name = 'AlreadyReminded';
  }
}

/** Thrown if a request can no longer be withdrawn. */
export class TooLateToWithdraw extends ProblemError {
  constructor(
    readonly key: string,
    readonly status: TicketStatus,
  ) {
    super('already-settled', { jiraKey: key, ticketStatus: status });
    this.name = 'TooLateToWithdraw';
  }
}

/** Port to the ticket system: the local desk, or an external one. */
export interface TicketSystem {
  /** Present if tickets are on another server: new tickets and steps are then delivered after the transaction. */
  readonly elsewhere?: Elsewhere;
  /** Returns whether the ticket system is already known to be down: sent to the client as `jiraDown`. */
  isDown(queries: Queries): Promise<boolean>;
  /**
   * Searches tickets, newest first unless `sortAsc`; `institution` absent means all (look-up by key of a super user).
   * Throws TicketSystemUnavailable.
   */
  search(
    queries: Queries,
    institution: string | undefined,
    filter: TicketFilter,
  ): Promise<{ readonly tickets: readonly StoredTicket[]; readonly total: number }>;
  /** Files a ticket. Throws TicketSystemUnavailable, AlreadyRequested. */
  file(tx: Tx, ticket: NewTicket, now: Date): Promise<Filed>;
  /**
   * Stores the one answer to an invitation. `decide` runs while the invitation is locked against other answers, and
   * refuses by throwing. Resolves with the ticket afterwards; undefined if the institution has no such invitation.
   * Throws TicketSystemUnavailable, AlreadyAnswered, and the errors of `decide`.
   */
  answerInvitation(
    tx: Tx,
    invitation: InvitationRef,
    decide: (invitation: StoredTicket) => Promise<InvitationReply>,
    now: Date,
  ): Promise<StoredTicket | undefined>;
  /**
   * Stores that an invitation of the institution, of either type, was sent again. `decide` and undefined mean the same
   * as for an answer. Throws TicketSystemUnavailable, AlreadyAnswered, AlreadyReminded.
   */
  remind(
    tx: Tx,
    invitation: TicketRef,
    decide: (invitation: StoredTicket) => Promise<InvitationReminder>,
    now: Date,
  ): Promise<StoredTicket | undefined>;
  /**
   * Ends a request of the institution that is not an invitation. `decide` runs while the request is locked against
   * other changes, and refuses by throwing; undefined means the same as for an answer. Throws TicketSystemUnavailable,
   * TooLateToWithdraw, and the errors of `decide`.
   */
  withdraw(
    tx: Tx,
    request: TicketRef,
    decide: (request: StoredTicket) => Promise<Withdrawal>,
    now: Date,
  ): Promise<StoredTicket | undefined>;
}

declare module '../../platform/dependencies' {
  interface Dependencies {
    readonly tickets: TicketSystem;
  }
}
