import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { StoredTicket } from '../storedTicket';
import type { NewTicket } from '../newTicket';
import type { RemoteStep, RemoteReminder } from '../outbox/task';

/** A ticket as a remote ticket system knows it, in the words of the contract. */
export interface RemoteTicket extends Pick<
  StoredTicket,
  | 'key'
  | 'type'
  | 'status'
  | 'resolution'
  | 'rejected'
  | 'institution_entity_id'
  | 'service_entity_id'
  | 'service_type'
  | 'user_name'
  | 'user_email'
  | 'email_to'
  | 'body'
  | 'personal_message'
  | 'requested_at'
  | 'updated_at'
> {
  /** Id of the request that it was created for; null: created by somebody else. */
  readonly requestId: string | null;
}

/** A ticket without its text. */
export type BriefTicket = Omit<RemoteTicket, 'body'>;

/** What the history of a ticket begins with. */
export type TicketOfHistory = Pick<
  RemoteTicket,
  'key' | 'type' | 'status' | 'rejected' | 'user_name' | 'requested_at'
>;

export interface RemotePage {
  readonly tickets: readonly RemoteTicket[];
  readonly total: number;
}

/**
 * What an adapter for a ticket system elsewhere can do. It knows no database and repeats nothing by itself; whatever it
 * cannot do throws TicketSystemUnavailable: `refused` where nothing happened over there, `unknown` where it may have.
 */
export interface RemoteTickets {
  /**
   * Returns a sentence for each part of the configuration that does not fit the server. Throws TicketSystemUnavailable.
   */
  faults(): Promise<readonly string[]>;
  /** Tells whether the server is down, by the last calls and without a new one. */
  isDown(): boolean;
  /**
   * Searches tickets, newest first unless `sortAsc`; without `institution`, those of all. Throws TicketSystemUnavailable.
   */
  search(institution: string | undefined, filter: TicketFilter): Promise<RemotePage>;
  /** Tells what happened to a ticket, the oldest first. Throws TicketSystemUnavailable. */
  history(ticket: TicketOfHistory): Promise<readonly TicketEvent[]>;
  find(key: string): Promise<RemoteTicket | undefined>;
  /** Throws TicketSystemUnavailable. */
  create(ticket: NewTicket, requestId: string): Promise<BriefTicket>;
  /** Finds the ticket of a request, as soon as the other side has indexed it. */
  findByRequest(requestId: string): Promise<BriefTicket | undefined>;
  /**
   * Takes a step with a comment (empty: none), unless the ticket is there already. Resolves with the ticket afterwards.
   */
  take(key: string, step: RemoteStep, comment: string): Promise<BriefTicket>;
  /** Writes what the reminder replaces; written twice it changes nothing more. */
  remind(key: string, reminder: RemoteReminder): Promise<BriefTicket>;
}
