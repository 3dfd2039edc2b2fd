import type { Engine } from './engine';
import { quoted } from './expressions';

/**
 * Logins, one row each: `person` and `id` are the hashes of hashes.ts, 48 bits; if `person` is 0, the login has no
 * user. Duplicate rows become one when ClickHouse merges parts; until then they are counted once by their ID and UTC
 * day.
 *
 * `login_year` has the counts of years whose logins were deleted, with an empty service for all of them together: the
 * newest `version` (epoch milliseconds) counts. From `kept_from` (days since 1970) on, all logins of the institution
 * are kept.
 */
const TABLES = {
  login: `(
    institution String, service String, moment DateTime('UTC'), person UInt64, id UInt64
  ) engine = ReplacingMergeTree() partition by toYYYYMM(moment) order by (institution, service, moment, id)`,
  login_year: `(
    institution String, year UInt16, service String, kept_from Int32, version UInt64,
    day_logins Array(UInt32), day_users Array(UInt32), week_logins Array(UInt32), week_users Array(UInt32),
    month_logins Array(UInt32), month_users Array(UInt32), quarter_users Array(UInt32), year_users UInt32
  ) engine = ReplacingMergeTree(version) order by (institution, year, service)`,
} as const;

/** Creates missing tables. Operators can create others beforehand, such as replicated ones. */
export async function prepareTables(engine: Engine): Promise<void> {
  const names = Object.keys(TABLES).map(quoted).join(', ');
  const known = await engine.rows(
    `select name from system.tables where database = currentDatabase() and name in (${names})`,
  );
  for (const [name, definition] of Object.entries(TABLES))
    if (!known.some(([one]) => one === name))
      await engine.run(`create table if not exists ${name} ${definition}`);
}
