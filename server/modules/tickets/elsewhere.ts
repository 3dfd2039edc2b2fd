import type { TicketEvent } from '../../../src/contracts/wire/ticketParts';
import type { Tx } from '../../platform/storage/database';
import type { Consequences } from './consequences';
import type { NewTicket } from './newTicket';
import type { StoredTicket } from './storedTicket';

/** The outcome of a delivery: the ticket is filed, or it is kept here and will be filed later. */
export type Delivered = { readonly jiraKey: string } | { readonly queued: true };

/** Returns the changes of a set that an external ticket system has refused to their origin; `why` is its reason. */
export type ReturnRefused = (tx: Tx, ticket: NewTicket, why: string, now: Date) => Promise<void>;

/**
 * What a ticket system on another server needs besides the port. No transaction may wait for another server, so tickets
 * are looked up before it, and new tickets and steps are written into the outbox and delivered afterwards.
 */
export interface Elsewhere {
  /** Returns a sentence for each difference between the other server and the settings. Throws TicketSystemUnavailable. */
  faults(): Promise<readonly string[]>;
  /** Looks up the present state of a ticket. Throws TicketSystemUnavailable. */
  lookUp(key: string): Promise<StoredTicket | undefined>;
  /** Returns the events of a ticket, oldest first. Throws TicketSystemUnavailable. */
  history(ticket: StoredTicket): Promise<readonly TicketEvent[]>;
  /**
   * Queues tickets of a set for the background, which delivers them one after another. Returns the tickets that it
   * took: one for the same change may be on its way already. Tickets that the other side refuses go to `ReturnRefused`.
   */
  fileLater(tx: Tx, tickets: readonly NewTicket[], now: Date): Promise<readonly NewTicket[]>;
  /** Returns the ID of the entry that the transaction has put into the outbox; undefined: none. */
  outstanding(tx: Tx): string | undefined;
  /** Stores the consequences for the delivery of that entry. */
  followedBy(tx: Tx, consequences: Consequences): Promise<void>;
  /**
   * Delivers an entry of the outbox at once. A repetition (`again`) first looks up the outcome of the earlier attempt.
   * Throws TicketSystemUnavailable, AlreadyRequested, AlreadyAnswered, TooLateToWithdraw. A refused entry is dropped: a
   * repetition gets undefined, and is the first request of its key from then on.
   */
  deliver(id: string, again: boolean): Promise<Delivered | undefined>;
}
