import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
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

export interface RemotePage {
  readonly tickets: readonly RemoteTicket[];
  readonly total: number;
}

/**
 * What an adapter for a ticket system elsewhere can do. It knows no database and repeats nothing by itself; whatever it
 * cannot do throws TicketSystemUnavailable: `refused` where nothing happened over there, `unknown` where it may have.
 */
export interface RemoteTickets {
  /** What in the configuration does not fit the server, a sentence each; none: all fits. Throws TicketSystemUnavailable. */
  faults(): Promise<readonly string[]>;
  /** Tells what the last calls tell; asks nobody. */
  isDown(): boolean;
  /** Newest first unless `sortAsc`; `institution` absent means all. Throws TicketSystemUnavailable. */
  search(institution: string | undefined, filter: TicketFilter): Promise<RemotePage>;
  find(key: string): Promise<RemoteTicket | undefined>;
  /** Throws TicketSystemUnavailable. */
  create(ticket: NewTicket, requestId: string): Promise<RemoteTicket>;
  /** What was created for the request, as far as the other side has indexed it. */
  findByRequest(requestId: string): Promise<RemoteTicket | undefined>;
  /** Takes the step with a comment, empty: none; where the ticket is there already, nothing. Resolves with the ticket as it became. */
  take(key: string, step: RemoteStep, comment: string): Promise<RemoteTicket>;
  /** Writes what the reminder replaces; written twice it changes nothing more. */
  remind(key: string, reminder: RemoteReminder): Promise<RemoteTicket>;
}
