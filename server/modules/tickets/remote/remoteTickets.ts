import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { StoredTicket } from '../storedTicket';
import type { NewTicket } from '../newTicket';
import type { RemoteStep, RemoteReminder } from '../outbox/task';

/** A ticket of a remote ticket system, in the terms of the contract. */
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
  /** ID of the request that it was created for; null: another system created it. */
  readonly requestId: string | null;
}

/** A ticket without its text. */
export type BriefTicket = Omit<RemoteTicket, 'body'>;

/** The data that the history of a ticket begins with. */
export type TicketOfHistory = Pick<
  RemoteTicket,
  'key' | 'type' | 'status' | 'rejected' | 'user_name' | 'requested_at'
>;

export interface RemotePage {
  readonly tickets: readonly RemoteTicket[];
  readonly total: number;
}

/**
 * Port to an external ticket system. An adapter has no database and never repeats a call; failures throw
 * TicketSystemUnavailable: `refused` if nothing happened on the other side, `unknown` if it may have.
 */
export interface RemoteTickets {
  /**
   * Returns a sentence for each part of the configuration that does not match the server. Throws
   * TicketSystemUnavailable.
   */
  faults(): Promise<readonly string[]>;
  /** Returns whether the server is down, judged by the last calls and without a new one. */
  isDown(): boolean;
  /**
   * Searches tickets, newest first unless `sortAsc`; without `institution`, all tickets. Throws
   * TicketSystemUnavailable.
   */
  search(institution: string | undefined, filter: TicketFilter): Promise<RemotePage>;
  /** Returns the events of a ticket, oldest first. Throws TicketSystemUnavailable. */
  history(ticket: TicketOfHistory): Promise<readonly TicketEvent[]>;
  find(key: string): Promise<RemoteTicket | undefined>;
  /** Creates a ticket. Throws TicketSystemUnavailable. */
  create(ticket: NewTicket, requestId: string): Promise<BriefTicket>;
  /** Finds the ticket of a request, once the other side has indexed it. */
  findByRequest(requestId: string): Promise<BriefTicket | undefined>;
  /**
   * Takes a step with a comment (empty: none), unless the ticket has already taken it. Resolves with the ticket
   * afterwards.
   */
  take(key: string, step: RemoteStep, comment: string): Promise<BriefTicket>;
  /** Writes the values of a reminder; writing them twice changes nothing more. */
  remind(key: string, reminder: RemoteReminder): Promise<BriefTicket>;
}
