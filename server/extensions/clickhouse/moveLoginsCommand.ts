import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { sqlStore, type LoginArchive } from '../../modules/statistics/archive.module';
import type { Dependencies } from '../../platform/dependencies';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import { DatabaseUnavailable } from '../../platform/storage/unavailable';
import { TimeZone } from '../../platform/time/timeZone';
import { operator, recordAudit } from '../../platform/audit/audit.module';
import { isEngineAddress, readEngineAddress } from './address';
import { clickHouseStore } from './clickHouseStore';
import { moveLogins } from './moveLogins';

/** Command of `idp-dashboard statsMove`: `database`, `stats` for STATS_URL, or an address. */
const MoveLoginsCommand = Type.Object({
  from: Type.String({ minLength: 1 }),
  to: Type.String({ minLength: 1 }),
  dryRun: Type.Boolean(),
});
export type MoveLoginsCommand = Static<typeof MoveLoginsCommand>;

type Needs = Pick<Dependencies, 'config' | 'database' | 'now'>;

/**
 * Makes the handler of `idp-dashboard statsMove`: it takes a MoveLoginsCommand, sends MoveProgress, and returns a
 * MoveReport; one at a time. It throws Refusal.
 */
export function moveLoginsHandler(needs: Needs): Handler {
  const { database, now } = needs;
  let busy = false;
  return async (request, report, by) => {
    if (!Value.Check(MoveLoginsCommand, request))
      throw new Refusal('The move did not understand the command.');
    const [from, to] = [placeOf(needs, request.from), placeOf(needs, request.to)];
    if (from.name === to.name) throw new Refusal(`${from.name} is both where logins are and where they go.`);
    if (busy) throw new Refusal('Another move of logins is under way. Try again when it is done.');
    busy = true;
    try {
      const { dryRun } = request;
      const recordState = (after: object) =>
        database.transaction((tx) =>
          recordAudit(
            tx,
            {
              kind: 'logins.moved',
              actor: operator(by),
              object: { id: `${from.name} → ${to.name}` },
              after: { ...after, ...(dryRun && { dryRun }) },
            },
            now(),
          ),
        );
      await recordState({ state: 'begun' });
      const done = await moveLogins(from.store, to.store, { dryRun, onProgress: report });
      const moved = done.institutions.reduce((sum, one) => sum + one.moved, 0);
      await recordState({ state: 'done', institutions: done.institutions.length, moved });
      return done;
    } catch (error) {
      if (error instanceof DatabaseUnavailable)
        throw new Refusal(
          `${error.message}. What was moved stays; the same command goes on where this one stopped.`,
        );
      throw error;
    } finally {
      busy = false;
    }
  };
}

/** Returns a store of logins, with its name without a password. Throws Refusal. */
function placeOf(
  { config, database }: Needs,
  target: string,
): { readonly name: string; readonly store: LoginArchive } {
  const zone = new TimeZone(config.federation.statsTimeZone);
  if (target === 'database' || target === config.databaseUrl)
    return { name: 'database', store: sqlStore(database, zone) };
  if (/^postgres/.test(target))
    throw new Refusal('The database is that of DATABASE_URL, and no other one: say "database".');
  const { clickhouse: engine } = config;
  if (target === 'stats' && !engine) throw new Refusal('STATS_URL is not set, so "stats" names nothing.');
  if (target !== 'stats' && !isEngineAddress(target))
    throw new Refusal(
      'Logins are moved between "database", "stats" and clickhouse://user:password@host:8123/database.',
    );
  const address = target === 'stats' && engine ? engine : readEngineAddress(target);
  return {
    name: `ClickHouse at ${new URL(address.url).host}/${address.database}`,
    store: clickHouseStore(address, database, zone),
  };
}
