import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { withinTrace } from '../telemetry/spans';
import { answering } from './connections';
import { Gate, type Shares } from './gate';
import type { Tables } from './tables';

/** Connection for reads: the database itself, or the transaction that is under way. */
export type Queries = Kysely<Tables>;
/** Transaction. Every function that writes takes one, so that it cannot use another connection. */
export type Tx = Transaction<Tables>;

export interface Database {
  /**
   * Reads outside of transactions. Throws inside of `transaction`, because the embedded database has one connection.
   */
  readonly read: Queries;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Returns the usage of its pool. */
  load(): PoolLoad;
  close(): Promise<void>;
}

export interface PoolLoad {
  readonly used: number;
  readonly idle: number;
  readonly most: number;
  readonly waiting: number;
  readonly transactionsWaiting: number;
}

/** Pool that may count its connections. */
type CountedPool = PostgresPool & {
  readonly totalCount?: number;
  readonly idleCount?: number;
  readonly waitingCount?: number;
  readonly options?: { readonly max?: number };
};

/**
 * Thrown if code asks for a second connection inside of a transaction, which would wait forever on the embedded
 * database.
 */
export class NestedConnectionError extends Error {
  constructor() {
    super('Inside a transaction every query runs on its tx');
    this.name = 'NestedConnectionError';
  }
}

export interface DatabaseOptions {
  /** Called when the pool has ended. */
  readonly afterClose?: () => Promise<void>;
  /** Throws if writes are impossible now. */
  readonly beforeWriting?: () => Promise<void>;
  /** Absent: reads and transactions take the connections in order of arrival. */
  readonly shares?: Shares;
  /** True if a wait for a connection ends when the database does not answer. */
  readonly endsWaits?: boolean;
}

const ALL: Shares = { reads: Infinity, transactions: Infinity };

/**
 * Makes a `Database` on any PostgreSQL pool; all databases are made here. It throws DatabaseUnavailable if the database
 * cannot be reached or does not answer in time.
 */
export function databaseOn(pool: CountedPool, options: DatabaseOptions = {}): Database {
  const { afterClose, beforeWriting, shares = ALL, endsWaits = false } = options;
  let answers = 0;
  const gate = new Gate(shares, endsWaits ? () => answers : undefined);
  const transactions = new AsyncLocalStorage<{ open: boolean }>();

  function refuseInsideTransaction(): void {
    if (transactions.getStore()?.open) throw new NestedConnectionError();
  }

  const queries = (enter: () => Promise<() => void>) => {
    const onAnswer = () => void (answers += 1);
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: answering(pool, { enter, onAnswer }) }),
    });
  };
  const read = queries(async () => {
    refuseInsideTransaction();
    return gate.enterRead();
  });
  const writing = queries(async () => () => {});

  return {
    read,
    async transaction(work) {
      refuseInsideTransaction();
      await beforeWriting?.();
      const run = () =>
        writing.transaction().execute(async (tx) => {
          const state = { open: true };
          try {
            return await transactions.run(state, () => work(tx));
          } finally {
            state.open = false;
          }
        });
      return withinTrace('database transaction', () => gate.through(run));
    },
    load() {
      const { totalCount = 0, idleCount: idle = 0, waitingCount = 0, options: limits } = pool;
      const { reads, transactions: transactionsWaiting } = gate.waiting;
      const waiting = waitingCount + reads;
      return { used: totalCount - idle, idle, most: limits?.max ?? totalCount, waiting, transactionsWaiting };
    },
    async close() {
      await read.destroy();
      await writing.destroy();
      await pool.end();
      await afterClose?.();
    },
  };
}
