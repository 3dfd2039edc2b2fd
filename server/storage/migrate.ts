import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import * as initial from './migrations/0001-initial';
import * as metadataImport from './migrations/0002-metadata-import';
import * as policies from './migrations/0003-policies';
import * as settingChanges from './migrations/0004-setting-changes';
import * as institutionChanges from './migrations/0005-institution-changes';
import * as statistics from './migrations/0006-statistics';
import * as mails from './migrations/0007-mails';
import * as outbox from './migrations/0008-outbox';
import * as connectionEvents from './migrations/0009-connection-events';

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
};

/** Brings the tables up to date; safe when several servers start at once. Returns the names of what it ran. */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.read,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}
