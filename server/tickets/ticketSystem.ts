import type { TicketFilter } from '../../src/contracts/wire/ticket';
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
}
