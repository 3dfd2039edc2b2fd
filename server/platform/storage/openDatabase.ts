import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pg from 'pg';
import type { Config } from '../config/config';
import { openDataFolder } from '../control/dataFolder';
import { loadOptional } from '../optional';
import { databaseOn, type Database } from './database';
import { assertRoomOnDisk } from './roomOnDisk';

/** Part of Emscripten's file system that sets the mode of a file. */
interface Emscripten {
  chmod(file: unknown, mode: number, dontFollow?: boolean): void;
}

/**
 * Makes the files of the embedded database private to its user. The database sets the mode of each file to 666 by
 * chmod, which ignores the umask of the process (PGlite 0.5, Emscripten's `FS.open`).
 */
function privateFiles(files: NodeFS): NodeFS {
  const init = files.init.bind(files);
  files.init = async (database, options) => {
    const { emscriptenOpts } = await init(database, options);
    const closeToOthers = ({ FS }: { FS: Emscripten }) => {
      const chmod = FS.chmod.bind(FS);
      FS.chmod = (file, mode, dontFollow) => chmod(file, mode & 0o700, dontFollow);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), closeToOthers] },
    };
  };
  return files;
}

const CONNECTIONS = 10;
/** Reads leave two connections to transactions, and these leave four to reads. */
const SHARES = { reads: CONNECTIONS - 2, transactions: CONNECTIONS - 4 };
/** The embedded database has one connection: if both wait for it, reads and transactions use it in turns. */
const EMBEDDED_SHARES = { reads: 1, transactions: 1 };

/** Time limits in milliseconds for work that a person waits for. */
const LIMITS = {
  /** Time to get a connection. */
  connectionTimeoutMillis: 5_000,
  /** Time to wait for a locked row. */
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  /** Time to wait for an answer, in case the database itself hangs. */
  query_timeout: 20_000,
  /** Time until an idle transaction is ended. */
  idle_in_transaction_session_timeout: 30_000,
};
/** Only limit for operator commands and for work before the server listens. */
const PATIENT_LIMITS = { connectionTimeoutMillis: 10_000 };

interface OpenOptions {
  /** True if the pool is for work that no page waits for. */
  readonly patient?: boolean;
}

/**
 * Opens the configured database: PostgreSQL by address, else the embedded one in the data folder. Both are used through
 * the same client, so that values have the same types. The caller must claim the data folder before opening the
 * embedded one.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { patient = false }: OpenOptions = {},
): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, patient);
}

/** An empty database (scripts/build/newDatabase.mjs): to create one takes three times the memory of using it. */
const NEW_DATABASE = path.join(import.meta.dirname, '../new-database');

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
  const folder = path.join(dataDir, 'database');
  // Of the usual 128 MB; the operating system caches the files anyway.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  // Eleven times the usual work makes V8 optimise a function of the database: otherwise a start spends half of its time on
  // functions that it calls little more. Those that people keep busy are optimised later all the same.
  setFlagsFromString('--wasm-tiering-budget=20000000');
  // A start that is ended while it creates the database leaves this mark: the next one starts over.
  const unfinished = `${folder}.unfinished`;
  if (!existsSync(folder) || existsSync(unfinished)) {
    writeFileSync(unfinished, '');
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(NEW_DATABASE)) {
      cpSync(NEW_DATABASE, folder, { recursive: true });
      // A copy has the modes of what is copied, which all users of the machine may read.
      openDataFolder(folder);
    }
  }
  const embedded = await PGlite.create({ fs: privateFiles(new NodeFS(folder)), startParams });
  rmSync(unfinished, { force: true });
  const pool = new pg.Pool({ ...createPgConfig(embedded), max: 1, idleTimeoutMillis: 0 });
  return databaseOn(pool, {
    afterClose: () => embedded.close(),
    beforeWriting: () => assertRoomOnDisk(dataDir),
    shares: EMBEDDED_SHARES,
  });
}

function openServer(url: string, patient: boolean): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    ...(patient ? PATIENT_LIMITS : LIMITS),
  });
  // The pool drops an idle connection that breaks; the next query reports the fault.
  pool.on('error', () => {});
  // A connection that breaks while in use fails its query. Without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return databaseOn(pool, patient ? {} : { shares: SHARES, endsWaits: true });
}
