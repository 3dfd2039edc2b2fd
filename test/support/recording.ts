import type { PostgresPool, PostgresPoolClient } from 'kysely';
import path from 'node:path';
import type pg from 'pg';

/** What the server has sent to its database; scripts/test/bothDatabases.mjs tells what it is for. */
export interface Sent {
  /** Those with a function of the server among their callers; what only a test asks the database is not in it. */
  readonly statements: Set<string>;
  /** A connection was asked for while a transaction was under way, or the other way round. */
  met: boolean;
}

const root = path.resolve(__dirname, '../..');
/** The handle itself is among the callers of every transaction. */
const SERVER = new RegExp(`^${root}/server/(?!platform/storage/(database|connections|gate)\\.ts)`);

/** A connection, from when it was asked for. */
interface Use {
  readonly others: Set<Use>;
  transaction: boolean;
}

/** Tells whether a function of the server is among the callers, also those that wait for the answer. */
function serverAsks(): boolean {
  const { prepareStackTrace, stackTraceLimit } = Error;
  let asks = false;
  Error.stackTraceLimit = 100;
  Error.prepareStackTrace = (_error, sites) => {
    asks = sites.some((site) => SERVER.test(site.getFileName() ?? ''));
  };
  void new Error('where').stack;
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return asks;
}

/** Wraps the pool, and writes down what is sent and whether transactions meet. */
export function recording(pool: pg.Pool, sent: Sent): PostgresPool {
  const uses = new Set<Use>();

  function begin(): Use {
    const use: Use = { others: new Set(uses), transaction: false };
    for (const other of uses) other.others.add(use);
    uses.add(use);
    return use;
  }

  function note(use: Use, statement: string): void {
    if (!sent.statements.has(statement) && serverAsks()) sent.statements.add(statement);
    if (/^(begin|start transaction)/i.test(statement)) use.transaction = true;
    for (const other of use.others) if (use.transaction || other.transaction) sent.met = true;
  }

  return {
    async connect() {
      const use = begin();
      const client: PostgresPoolClient = await pool.connect();
      return {
        query: (statement: string, values: readonly unknown[]) => {
          note(use, statement);
          return client.query(statement, values);
        },
        release: () => {
          uses.delete(use);
          client.release();
        },
      } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
