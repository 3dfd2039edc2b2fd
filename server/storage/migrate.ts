import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import * as initial from './migrations/0001-initial';
import * as metadataImport from './migrations/0002-metadata-import';

/** In the order of their names. A migration that was released never changes. */
const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-metadata-import': metadataImport,
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
