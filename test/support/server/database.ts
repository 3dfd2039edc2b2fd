import type pg from 'pg';
import { databaseOn, type Database } from '../../../server/platform/storage/database';
import { fillTemplate, hasTemplate, resetStatement } from './template';

interface TestStorage {
  /** Number of transactions that can run at once. */
  readonly connections: number;
  /**
   * Statement that resets every table to the template; undefined until the first test file of the worker has
   * requested it.
   */
  reset: string | undefined;
  connect(): Promise<pg.Pool>;
  /** Settings of every server in these tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The store of logins if they are not in the database. */
  logins?: OtherLogins;
}

interface OtherLogins {
  /** Removes every login. */
  empty(): Promise<void>;
  /** Returns all that it stores of single logins. */
  rows(): Promise<readonly unknown[]>;
}

declare global {
  var testStorage: TestStorage;
}

/**
 * Returns how often a test repeats a meeting of two transactions. With several connections chance decides how they
 * meet; with a single one, every time is the same.
 */
export const rounds = (many: number) => (globalThis.testStorage.connections > 1 ? many : 2);

export interface TestDatabase extends Database {
  /** Resets the database to the fixtures, with its sequences. */
  reset(): Promise<void>;
  /** Removes every row, and keeps the tables. */
  empty(): Promise<void>;
}

/** Opens the worker's database with the fixtures in it. Close it at the end of the test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const pool = await globalThis.testStorage.connect();
  pool.on('error', () => {});
  const database = databaseOn(pool);
  const reset = async () => {
    await pool.query((globalThis.testStorage.reset ??= await resetStatement(pool)));
    await globalThis.testStorage.logins?.empty();
  };
  await pool.query('rollback');
  if (!(await hasTemplate(pool))) await fillTemplate(pool);
  await reset();
  return {
    ...database,
    reset,
    empty: async () => {
      // Only the owner of the database can remove anything from the audit trail.
      await pool.query(
        `begin; set local session_replication_role = 'replica';
         truncate ${(await tablesOf(database)).join(', ')} restart identity; commit`,
      );
      await globalThis.testStorage.logins?.empty();
    },
  };
}

async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.read.introspection.getTables();
  return tables.filter(({ schema }) => schema === 'public').map(({ name }) => name);
}
