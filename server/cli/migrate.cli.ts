import { migrations } from '../migrations/migrations';
import { readArguments, wrong, type Program } from '../platform/control/program';
import { Refusal } from '../platform/control/refusal';
import { migrate, schemaState, type Migrations, type SchemaState } from '../platform/storage/migrate';
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

/** First migration that release 0.1.0 does not know. That release starts on no tables that are newer than itself. */
const AFTER_0_1_0 = '0020-audit';

/**
 * Returns a sentence if the program that used the tables cannot start again once the pending migrations have run. Later
 * releases start on tables to which a newer one has only added.
 */
export function noWayBack({ pending }: SchemaState, known: Migrations): string | undefined {
  const isNew = pending.length === Object.keys(known).length;
  if (isNew) return undefined;
  const is010 = pending.includes(AFTER_0_1_0);
  if (!is010 && !pending.some((name) => known[name]?.takesAway)) return undefined;
  const older = is010 ? 'Release 0.1.0' : 'The release before this one';
  return (
    `${older} cannot start again on these tables once they are up to date; its servers that run now go on until they stop. ` +
    'To go back, you need a copy of the database from before.'
  );
}

/** Can run while servers of the previous release still run. */
export const command: Program = {
  summary: 'brings the tables of the database up to date',
  usage: `usage: idp-dashboard migrate [--check | --yes]

  brings the tables of the database in MIGRATE_DATABASE_URL, or else DATABASE_URL, up to date

  --check   changes nothing; says what would be done, and ends with 1 if there is something
  --yes     does not ask, also if the release before cannot start again afterwards`,
  async run(args, { environment, ask }) {
    const { values, positionals } = readArguments(args, {
      check: { type: 'boolean' },
      yes: { type: 'boolean' },
    });
    if (positionals.length > 0) return wrong('migrate takes no words, only --check and --yes.');
    const { check = false, yes = false } = values;
    const { config, errors } = readConfig(environment);
    if (errors) throw new Refusal(errors.join('\n'));
    const databaseUrl = config.migrateDatabaseUrl ?? config.databaseUrl;
    if (databaseUrl === undefined)
      throw new Refusal('The embedded database is brought up to date by the server, at its start.');
    const asMigrating = { ...config, databaseUrl };
    const database = await openDatabase(asMigrating, { patient: true });
    try {
      const state = await schemaState(database, migrations);
      const warning = noWayBack(state, migrations);
      if (warning !== undefined && !yes && !check) {
        if (!ask) throw new Refusal(`${warning} Repeat the command with --yes to go on.`);
        if (!(await ask(`${warning}\nGo on? [y/N] `))) throw new Refusal('Nothing was changed.');
      }
      if (warning !== undefined && (yes || check)) console.log(warning);
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
