import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** Whatever a read may run on: the database itself, or the transaction that is under way. */
export type Queries = Kysely<Tables>;
/** Every function that writes takes one, so that it cannot reach another connection. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** Reads outside of transactions. Using it inside of `transaction` throws: the embedded database has one connection. */
  readonly read: Queries;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
