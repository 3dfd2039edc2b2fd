import { sql } from 'kysely';
import pg from 'pg';
import { databaseOn, type Database } from '../../server/platform/storage/database';
import { readEngineAddress } from '../../server/modules/statistics/clickhouse/address';
import { engineAt } from '../../server/modules/statistics/clickhouse/engineAt';
import { migrate } from '../../server/platform/storage/migrate';
import { migrations } from '../../server/migrations/migrations';
import { loadFixtures } from './fixtures';
import { recording, type Sent } from './recording';

interface TestStorage {
  /** Number of transactions that can run at once. */
  readonly connections: number;
  /** Statement that resets every table to the template; undefined until the first test file of the worker has made it. */
  reset: string | undefined;
  connect(): Promise<pg.PoolConfig>;
  /** Address of ClickHouse, where logins are kept there. */
  readonly statsUrl?: string;
}

declare global {
  var testStorage: TestStorage;
  var sentToDatabase: Sent;
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
  const pool = new pg.Pool(await globalThis.testStorage.connect());
  pool.on('error', () => {});
  const database = databaseOn(recording(pool, globalThis.sentToDatabase));
  const reset = async () => {
    // The first test file makes the template, which therefore is in no file's recording.
    globalThis.testStorage.reset ??= await makeTemplate(databaseOn(pool));
    await pool.query(globalThis.testStorage.reset);
    await emptyEngine();
  };
  await pool.query('rollback');
  await reset();
  return {
    ...database,
    reset,
    empty: async () => {
      // Of the audit trail nothing can be removed, but by whoever owns the database.
      await pool.query(
        `begin; set local session_replication_role = 'replica';
         truncate ${(await tablesOf(database)).join(', ')} restart identity; commit`,
      );
      await emptyEngine();
    },
  };
}

/** Removes every login from ClickHouse, where logins are kept there. */
async function emptyEngine(): Promise<void> {
  const { statsUrl } = globalThis.testStorage;
  if (statsUrl === undefined) return;
  const engine = engineAt(readEngineAddress(statsUrl));
  for (const table of ['login', 'login_year']) await engine.run(`truncate table if exists ${table}`);
}

async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.read.introspection.getTables();
  return tables.filter(({ schema }) => schema === 'public').map(({ name }) => name);
}

/** Copies every table, and returns a statement that restores them in one round trip. */
async function makeTemplate(database: Database): Promise<string> {
  await migrate(database, migrations);
  await database.transaction(loadFixtures);
  const { rows: columns } = await sql<{ table: string; columns: string }>`
    select table_name as "table", string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name not like 'kysely%'
    group by table_name`.execute(database.read);
  const { rows: sequences } = await sql<{ name: string; next: string }>`
    select sequencename as name, coalesce(last_value + 1, start_value) as next
    from pg_sequences where schemaname = 'public'`.execute(database.read);
  await sql`create schema template`.execute(database.read);
  for (const { table } of columns) {
    await sql`create table ${sql.id('template', table)} as table ${sql.id('public', table)}`.execute(
      database.read,
    );
  }
  return [
    'begin',
    "set local session_replication_role = 'replica'",
    `truncate ${columns.map(({ table }) => table).join(', ')}`,
    ...columns.map(
      ({ table, columns: names }) => `insert into ${table} (${names}) select ${names} from template.${table}`,
    ),
    ...sequences.map(({ name, next }) => `select setval('${name}', ${next}, false)`),
    'commit',
  ].join(';\n');
}
