import type { Tx } from '../../platform/storage/database';
import type { Consequences } from './consequences';
import type { StoredTicket } from './storedTicket';

/** What a delivery came to: the ticket is there, or it is kept here and will be filed later. */
export type Delivered = { readonly jiraKey: string } | { readonly queued: true };

/**
 * What a ticket system elsewhere needs besides the port: no call may wait for another server inside a transaction, so
 * tickets are looked up before it, and what it files or says is written into the outbox and delivered after it.
 */
export interface Elsewhere {
  /** A ticket as it is now. Throws TicketSystemUnavailable. */
  lookUp(key: string): Promise<StoredTicket | undefined>;
  /** Id of what the transaction has put into the outbox; undefined: nothing. */
  outstanding(tx: Tx): string | undefined;
  /** Keeps what is to follow once that is delivered. */
  followedBy(tx: Tx, consequences: Consequences): Promise<void>;
  /**
   * Delivers what a transaction has left, at once; `again` for a repetition, which first learns what became of it. Throws
   * TicketSystemUnavailable, AlreadyRequested, AlreadyAnswered, TooLateToWithdraw; what is refused is kept no longer:
   * undefined tells a repetition so, which is the first of its key from then on.
   */
  deliver(id: string, again: boolean): Promise<Delivered | undefined>;
}
