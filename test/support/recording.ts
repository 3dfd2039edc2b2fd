import type { PostgresPool, PostgresPoolClient } from 'kysely';
import path from 'node:path';
import type pg from 'pg';

/** What the server has sent to its database (scripts/test/bothDatabases.mjs uses it). */
export interface Sent {
  /** Statements with a function of the server among their callers; those of a test itself are left out. */
  readonly statements: Set<string>;
  /** Whether a connection was asked for while a transaction ran, or the other way round. */
  met: boolean;
}

const root = path.resolve(__dirname, '../..');
/** Sources of the server except the database handle, which is among the callers of every transaction, even of a test's. */
const SERVER = new RegExp(
  `^${root}/server/(?!platform/(storage/(database|connections|gate)|telemetry/meters)\\.ts)`,
);

/** The use of a connection, from when it is asked for. */
interface Use {
  readonly others: Set<Use>;
  transaction: boolean;
}

/** Tells whether a function of the server is among the callers, including those that wait for the answer. */
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

/** Wraps a pool, and records the statements and whether transactions meet. */
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
