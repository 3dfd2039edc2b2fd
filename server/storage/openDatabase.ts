import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config';
import { databaseOn, type Database } from './database';
import { privateFiles } from './privateFiles';

const POSTGRES_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * The database that the configuration names: PostgreSQL by address, else the embedded one in the data folder.
 * Both speak through the same client, so values come back alike. The embedded one takes the folder for itself:
 * whoever opens it holds the lock of the data folder first.
 */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openServer(config.databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const [{ PGlite }, { NodeFS }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const fs = privateFiles(new NodeFS(path.join(dataDir, 'database')));
  const embedded = await PGlite.create({ fs });
  const pool = new pg.Pool({ ...createPgConfig(embedded), max: 1, idleTimeoutMillis: 0 });
  return databaseOn(pool, () => embedded.close());
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is dropped by the pool; the next query reports what is wrong.
  pool.on('error', () => {});
  return databaseOn(pool);
}
