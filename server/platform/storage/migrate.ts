import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Config } from '../config/config';
import { Refusal } from '../control/refusal';
import type { Database, Queries } from './database';

/**
 * Migration of the tables. The previous release still works with the result, unless the migration declares that it
 * removes something that release uses.
 */
export interface OwnMigration extends Migration {
  readonly takesAway?: true;
}

export type Migrations = Readonly<Record<string, OwnMigration>>;

/** Name of the setting with the newest migration that a program must know to work with the tables. */
const NEEDS = 'schema.needs';

/** Differences between a database and this program. */
export interface SchemaState {
  /** Names of the migrations that were not run yet. */
  readonly pending: readonly string[];
  /** Names of the migrations that only a newer program knows. */
  readonly newer: readonly string[];
}

/**
 * Compares the tables with the migrations of this program. Refuses a database if a newer program removed something that
 * this one uses.
 */
export async function schemaState({ read }: Database, migrations: Migrations): Promise<SchemaState> {
  const run = await migrationsRun(read);
  const newer = run.filter((name) => !Object.hasOwn(migrations, name));
  const pending = Object.keys(migrations).filter((name) => !run.includes(name));
  const needs = newer.length > 0 ? await needed(read) : undefined;
  const mixed = newer.length > 0 && pending.length > 0;
  if (mixed || (needs !== undefined && !Object.hasOwn(migrations, needs)))
    throw new Refusal(
      `The database is of a newer version of the dashboard, which has changed its tables (${newer.join(', ')}): ` +
        'start that version, or go back to a copy of the database from before.',
    );
  return { pending, newer };
}

/**
 * Brings the tables up to date; safe if several servers start at once. Returns the names of the migrations that it ran.
 * A database with only additions of a newer version stays as it is, so that both versions can run side by side.
 */
export async function migrate(database: Database, migrations: Migrations): Promise<string[]> {
  const { pending } = await schemaState(database, migrations);
  // A role without the right to migrate may not even take the lock.
  if (pending.length === 0) return [];
  const migrator = new Migrator({
    db: database.read,
    provider: { getMigrations: async () => noting(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}

/** Brings the tables up to date before work begins, or refuses outdated ones if `idp-dashboard migrate` is to do that. */
export async function prepareTables(
  database: Database,
  migrations: Migrations,
  { migratesAtStart }: Pick<Config, 'migratesAtStart'>,
): Promise<void> {
  if (migratesAtStart) return void (await migrate(database, migrations));
  const { pending } = await schemaState(database, migrations);
  if (pending.length > 0)
    throw new Refusal(
      `The tables of the database are not up to date (${pending.join(', ')}), and MIGRATE_AT_START=0 leaves them to ` +
        '`idp-dashboard migrate`: run it, then start again.',
    );
}

/** Refuses tables that are older than this program, such as those of a backup that was restored while it ran. */
export async function checkTables(database: Database, migrations: Migrations): Promise<void> {
  const { pending } = await schemaState(database, migrations);
  if (pending.length > 0)
    throw new Refusal(
      `The tables of the database are older than this server (${pending[0]} was not run): start it again, which brings ` +
        'them up to date, or run `idp-dashboard migrate`.',
    );
}

/** Returns the migrations. Those that remove something record it in the same transaction. */
function noting(migrations: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      migration.takesAway ? { up: (tx: Kysely<never>) => notingNeed(tx, name, migration) } : migration,
    ]),
  );
}

async function notingNeed(tx: Kysely<never>, name: string, migration: Migration): Promise<void> {
  await migration.up(tx);
  await sql`insert into setting (name, value) values (${NEEDS}, ${name})
    on conflict (name) do update set value = excluded.value`.execute(tx);
}

async function needed(read: Queries): Promise<string | undefined> {
  const row = await read.selectFrom('setting').select('value').where('name', '=', NEEDS).executeTakeFirst();
  return row?.value;
}

/** Reads the names of all migrations that any version has run. */
async function migrationsRun(read: Queries): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as "table"`.execute(read);
  if (!tables[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(read);
  return rows.map(({ name }) => name);
}
