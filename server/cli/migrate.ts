import { migrations } from '../migrations/migrations';
import { Refusal } from '../platform/control/refusal';
import { migrate, schemaState } from '../platform/storage/migrate';
import { openDatabase } from '../platform/storage/openDatabase';
import { readConfig } from '../readConfig';
import { whyNotStarted } from '../whyNotStarted';
import { migrateText, readMigrateArguments } from './migrateArguments';
import { runTool } from './terminal';

/** `npm run migrate`: brings the tables up to date before, or beside, the servers of the release before. */
void runTool(async () => {
  const { check } = readMigrateArguments(process.argv.slice(2));
  const { config, errors } = readConfig(process.env);
  if (errors) throw new Refusal(errors.join('\n'));
  const databaseUrl = config.migrateDatabaseUrl ?? config.databaseUrl;
  if (databaseUrl === undefined)
    throw new Refusal('The embedded database is brought up to date by the server, at its start.');
  const asMigrating = { ...config, databaseUrl };
  const database = await openDatabase(asMigrating, { patient: true });
  try {
    const state = await schemaState(database, migrations);
    if (!check) await migrate(database, migrations);
    console.log(migrateText(state, { check }));
    if (check && state.pending.length > 0) process.exitCode = 1;
  } catch (error) {
    const reason = whyNotStarted(error, asMigrating);
    throw typeof reason === 'string' ? new Refusal(reason) : error;
  } finally {
    await database.close();
  }
});
