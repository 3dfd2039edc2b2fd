import { Migrator, sql, type Migration } from 'kysely';
import { Refusal } from '../control/refusal';
import type { Database } from './database';
import * as initial from '../../migrations/0001-initial';
import * as metadataImport from '../../migrations/0002-metadata-import';
import * as policies from '../../migrations/0003-policies';
import * as settingChanges from '../../migrations/0004-setting-changes';
import * as institutionChanges from '../../migrations/0005-institution-changes';
import * as statistics from '../../migrations/0006-statistics';
import * as mails from '../../migrations/0007-mails';
import * as outbox from '../../migrations/0008-outbox';
import * as connectionEvents from '../../migrations/0009-connection-events';
import * as connectionsVersion from '../../migrations/0010-connections-version';

/** In the order of their names. A migration that was released never changes. */
const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-metadata-import': metadataImport,
  '0003-policies': policies,
  '0004-setting-changes': settingChanges,
  '0005-institution-changes': institutionChanges,
  '0006-statistics': statistics,
  '0007-mails': mails,
  '0008-outbox': outbox,
  '0009-connection-events': connectionEvents,
  '0010-connections-version': connectionsVersion,
};

/**
 * Brings the tables up to date; safe when several servers start at once. Returns the names of what it ran. Refuses a
 * database that a newer version has changed: what this one would read and write there, nobody has tried.
 */
export async function migrate(database: Database): Promise<string[]> {
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

/** Names of what has been run, by whichever version; none in a database that is new. */
async function migrationsRun({ read }: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as "table"`.execute(read);
  if (!tables[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(read);
  return rows.map(({ name }) => name);
}
