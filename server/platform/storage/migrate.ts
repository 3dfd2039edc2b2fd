import { Migrator, sql, type Migration } from 'kysely';
import { Refusal } from '../control/refusal';
import type { Database } from './database';

/**
 * Brings the tables up to date; safe when several servers start at once. Returns the names of what it ran. Refuses a
 * database that a newer version has changed, since nobody has tried this version on it.
 */
export async function migrate(
  database: Database,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const newer = (await migrationsRun(database)).filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0)
    throw new Refusal(
      `The database is of a newer version of the dashboard, which has changed its tables (${newer.join(', ')}): ` +
        'start that version, or go back to a copy of the database from before.',
    );
  const migrator = new Migrator({
    db: database.read,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}

/** Reads the names of all migrations that were run, by whichever version. */
async function migrationsRun({ read }: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as "table"`.execute(read);
  if (!tables[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(read);
  return rows.map(({ name }) => name);
}
