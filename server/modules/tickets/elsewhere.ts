import type { TicketEvent } from '../../../src/contracts/wire/ticketParts';
import type { Tx } from '../../platform/storage/database';
import type { Consequences } from './consequences';
import type { NewTicket } from './newTicket';
import type { StoredTicket } from './storedTicket';

/** The outcome of a delivery: the ticket is filed, or it is kept here and will be filed later. */
export type Delivered = { readonly jiraKey: string } | { readonly queued: true };

/** Gives what a set has asked for, and a ticket system elsewhere has refused, back to where it came from; `why` in its words. */
export type TakeBack = (tx: Tx, ticket: NewTicket, why: string, now: Date) => Promise<void>;

/**
 * What a ticket system on another server needs besides the port. No transaction may wait for another server, so tickets are
 * looked up before it, and what it files or says is written into the outbox and delivered afterwards.
 */
export interface Elsewhere {
  /** Looks up the present state of a ticket. Throws TicketSystemUnavailable. */
  lookUp(key: string): Promise<StoredTicket | undefined>;
  /** Tells what happened to a ticket, the oldest first. Throws TicketSystemUnavailable. */
  history(ticket: StoredTicket): Promise<readonly TicketEvent[]>;
  /**
   * Leaves tickets of a set for the background, which delivers them one after another while nobody waits. Returns those
   * that it took: a ticket for the same may be on its way already. What the other side refuses is given to `TakeBack`.
   */
  fileLater(tx: Tx, tickets: readonly NewTicket[], now: Date): Promise<readonly NewTicket[]>;
  /** Returns the id of the entry that the transaction has put into the outbox; undefined: none. */
  outstanding(tx: Tx): string | undefined;
  /** Stores what is to follow once that entry is delivered. */
  followedBy(tx: Tx, consequences: Consequences): Promise<void>;
  /**
   * Delivers an entry of the outbox at once. A repetition (`again`) first finds out what became of it. Throws
   * TicketSystemUnavailable, AlreadyRequested, AlreadyAnswered, TooLateToWithdraw. A refused entry is dropped: a repetition
   * gets undefined, and is the first request of its key from then on.
   */
  deliver(id: string, again: boolean): Promise<Delivered | undefined>;
}
