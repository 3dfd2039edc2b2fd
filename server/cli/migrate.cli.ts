import { migrations } from '../migrations/migrations';
import { readArguments, wrong, type Program } from '../platform/control/program';
import { Refusal } from '../platform/control/refusal';
import { migrate, schemaState, type SchemaState } from '../platform/storage/migrate';
import { openDatabase } from '../platform/storage/openDatabase';
import { readConfig } from '../readConfig';
import { whyNotStarted } from '../whyNotStarted';

/** Lists the migrations that were run, or with `check` those to run, one per line. */
function text({ pending, newer }: SchemaState, check: boolean): string {
  if (newer.length > 0)
    return `A newer version has added to the tables (${newer.join(', ')}); this one works with them.`;
  if (pending.length === 0) return 'The tables are up to date.';
  return pending.map((name) => `${check ? 'To do' : 'Done'}: ${name}`).join('\n');
}

/** Can run while servers of the previous release still run. */
export const command: Program = {
  summary: 'brings the tables of the database up to date',
  usage: `usage: idp-dashboard migrate [--check]

  brings the tables of the database in MIGRATE_DATABASE_URL, or else DATABASE_URL, up to date

  --check   changes nothing; says what would be done, and ends with 1 if there is something`,
  async run(args, { environment }) {
    const { values, positionals } = readArguments(args, { check: { type: 'boolean' } });
    if (positionals.length > 0) return wrong('migrate takes no words, only --check.');
    const { check = false } = values;
    const { config, errors } = readConfig(environment);
    if (errors) throw new Refusal(errors.join('\n'));
    const databaseUrl = config.migrateDatabaseUrl ?? config.databaseUrl;
    if (databaseUrl === undefined)
      throw new Refusal('The embedded database is brought up to date by the server, at its start.');
    const asMigrating = { ...config, databaseUrl };
    const database = await openDatabase(asMigrating, { patient: true });
    try {
      const state = await schemaState(database, migrations);
      if (!check) await migrate(database, migrations);
      console.log(text(state, check));
      if (check && state.pending.length > 0) process.exitCode = 1;
    } catch (error) {
      const reason = whyNotStarted(error, asMigrating);
      throw typeof reason === 'string' ? new Refusal(reason) : error;
    } finally {
      await database.close();
    }
  },
};
