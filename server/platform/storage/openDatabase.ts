import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config';
import { loadOptional } from '../optional';
import { databaseOn, type Database } from './database';
import { privateFiles } from './privateFiles';
import { assertRoomOnDisk } from './roomOnDisk';

const CONNECTIONS = 10;
/** Connections that are reserved for reads. Writes that wait for one another never take them. */
const KEPT_FOR_READS = 4;

/** Time limits, in milliseconds, of work that a person waits for. */
const LIMITS = {
  /** Time until there is a connection. */
  connectionTimeoutMillis: 5_000,
  /** Time to wait for a row that somebody else is changing. */
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  /** Time to wait for an answer, where the database itself has stopped. */
  query_timeout: 20_000,
  /** Time before a transaction is ended whose next statement does not come. */
  idle_in_transaction_session_timeout: 30_000,
};
/** Work of an operator's command, and work before the server listens, has no time limit but this. */
const PATIENCE = { connectionTimeoutMillis: 10_000 };

export interface OpenOptions {
  /** Whether the pool is for work that nobody at a page waits for. */
  readonly patient?: boolean;
}

/**
 * Opens the database that the configuration names: PostgreSQL by address, else the embedded one in the data folder. Both
 * are reached through the same client, so that values have the same types. Before opening the embedded one, the caller must
 * have claimed the data folder.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { patient = false }: OpenOptions = {},
): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, patient);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const [{ PGlite }, { NodeFS }, { createPgConfig }] = await loadOptional(
    () =>
      Promise.all([
        import('@electric-sql/pglite'),
        import('@electric-sql/pglite/nodefs'),
        import('@electric-sql/pglite/node-postgres'),
      ]),
    'The embedded database is not part of this package: set DATABASE_URL to PostgreSQL.',
  );
  const fs = privateFiles(new NodeFS(path.join(dataDir, 'database')));
  const embedded = await PGlite.create({ fs });
  const pool = new pg.Pool({ ...createPgConfig(embedded), max: 1, idleTimeoutMillis: 0 });
  return databaseOn(pool, {
    afterClose: () => embedded.close(),
    beforeWriting: () => assertRoomOnDisk(dataDir),
  });
}

function openServer(url: string, patient: boolean): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    ...(patient ? PATIENCE : LIMITS),
  });
  // An idle connection that breaks is dropped by the pool; the next query reports what is wrong.
  pool.on('error', () => {});
  // A connection that breaks while it is in use fails its query. Without a listener it would end the process, too.
  pool.on('connect', (client) => client.on('error', () => {}));
  const transactions = { most: CONNECTIONS - KEPT_FOR_READS, longestWaitMs: LIMITS.connectionTimeoutMillis };
  return databaseOn(pool, patient ? {} : { transactions });
}
