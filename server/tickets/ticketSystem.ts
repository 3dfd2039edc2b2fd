import type { TicketFilter } from '../../src/contracts/wire/ticket';
import type { InvitationType } from '../../src/contracts/domain/ticket';
import type { EntityType, TicketType } from '../../src/contracts/wire/enumerations';
import type { Queries, Tx } from '../storage/database';
import type { Change, TicketTable } from '../storage/tables';
import type { Selectable } from 'kysely';

export type StoredTicket = Selectable<TicketTable>;

export interface NewTicket {
  readonly type: TicketType;
  readonly institution: string;
  readonly service: { readonly entityId: string; readonly type: EntityType } | null;
  readonly direction: 'connect' | 'disconnect' | null;
  readonly userName: string;
  readonly userEmail: string;
  readonly userUid: string;
  readonly body: string;
  readonly contactEmail: string;
  readonly change: Change | null;
}

/** An invitation, as its institution names it. */
export interface InvitationRef {
  readonly institution: string;
  readonly key: string;
  readonly type: InvitationType;
}

/** What an institution says to an invitation; `comment` is empty where nothing was said. */
export type InvitationReply = { readonly actor: string; readonly comment: string } & (
  | {
      readonly kind: 'accepted';
      /** What the ticket carries from now on. */
      readonly change: Change;
      /** The change has been made, so that nothing is left to do. */
      readonly atOnce: boolean;
    }
  | { readonly kind: 'denied' }
);

/** The ticket system did not do what was asked. `unknown`: it may have arrived (decisions, weaknesses 8). */
export class TicketSystemUnavailable extends Error {
  constructor(readonly delivery: 'refused' | 'unknown') {
    super('The ticket system does not answer');
    this.name = 'TicketSystemUnavailable';
  }
}

/** An open ticket of the same institution, service and direction exists. */
export class AlreadyRequested extends Error {
  constructor(readonly key: string) {
    super(`Ticket ${key} is open already`);
    this.name = 'AlreadyRequested';
  }
}

/** The invitation does not wait for an answer: it was answered, or withdrawn. */
export class AlreadyAnswered extends Error {
  constructor(readonly key: string) {
    super(`Invitation ${key} does not wait for an answer`);
    this.name = 'AlreadyAnswered';
  }
}

/** Port to the ticket system. The local desk implements it first; others follow with their issues. */
export interface TicketSystem {
  /** Known beforehand to be down: sent to the client as `jiraDown`. */
  isDown(queries: Queries): Promise<boolean>;
  /** Newest first unless `sortAsc`; `institution` absent means all (look-up by key of a super user). Throws TicketSystemUnavailable. */
  search(
    queries: Queries,
    institution: string | undefined,
    filter: TicketFilter,
  ): Promise<{ readonly tickets: readonly StoredTicket[]; readonly total: number }>;
  /** Throws TicketSystemUnavailable, AlreadyRequested. */
  file(tx: Tx, ticket: NewTicket, now: Date): Promise<StoredTicket>;
  /**
   * Gives an invitation its one answer. `decide` is asked while nobody else can answer it, may write, and refuses by
   * throwing. Resolves with the ticket as it became; undefined where the institution has no such invitation. Throws
   * TicketSystemUnavailable, AlreadyAnswered, and what `decide` throws.
   */
  answerInvitation(
    tx: Tx,
    invitation: InvitationRef,
    decide: (invitation: StoredTicket) => Promise<InvitationReply>,
    now: Date,
  ): Promise<StoredTicket | undefined>;
}
