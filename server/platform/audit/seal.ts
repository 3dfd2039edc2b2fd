import { sql, type Selectable } from 'kysely';
import type { Database, Queries, Tx } from '../storage/database';
import { dayAfter, utcDay, type UtcDay } from './days';
import { sha256 } from './entryHash';
import type { AuditSealTable } from './tables';

export type Seal = Selectable<AuditSealTable>;

/** Advisory lock that writers of entries share (migration 0020). A seal takes it exclusively. */
const LOCK = 8283;
/** Value of `previous` in the first seal. */
export const NO_SEAL = '';

/** Returns the hash of a seal. It covers the hash of the seal before, so that none can be changed or left out. */
export function hashOfSeal({ day, entries, digest, previous }: Omit<Seal, 'hash' | 'sealed_at'>): string {
  return sha256([day, entries, digest, previous]);
}

/**
 * Seals the first day that is over and has no seal. Resolves with the seal, with `undefined` if there is no such day,
 * or with `busy` if an entry is being added: the caller tries again later, so that no writer waits for a seal.
 */
export async function sealNext(database: Database, now: Date): Promise<Seal | 'busy' | undefined> {
  if ((await unsealedDay(database.read, now)) === undefined) return undefined;
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(
      tx,
    );
    if (!rows[0]?.got) return 'busy';
    // Another server may have sealed it meanwhile.
    const day = await unsealedDay(tx, now);
    return day === undefined ? undefined : seal(tx, day, now);
  });
}

/** Returns the day after the last seal. Days without entries are sealed as well, so that a missing day shows. */
async function unsealedDay(queries: Queries, now: Date): Promise<UtcDay | undefined> {
  const last = await lastSeal(queries);
  const first = await queries
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst();
  const day = last ? dayAfter(last.day) : (first?.day ?? undefined);
  return day !== undefined && day < utcDay(now) ? day : undefined;
}

export async function lastSeal(queries: Queries): Promise<Seal | undefined> {
  return queries.selectFrom('audit_seal').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst();
}

export async function firstSeal(queries: Queries): Promise<Seal | undefined> {
  return queries.selectFrom('audit_seal').selectAll().orderBy('day').limit(1).executeTakeFirst();
}

async function seal(tx: Tx, day: UtcDay, now: Date): Promise<Seal> {
  const { entries, digest } = await tx
    .selectFrom('audit_entry')
    .select([
      sql<number>`count(*)::integer`.as('entries'),
      // Same digest as `checkDay` in verify.ts, without loading all entries.
      sql<string>`encode(sha256(convert_to(coalesce(
        string_agg(number || ':' || hash || chr(10), '' order by number), ''), 'UTF8')), 'hex')`.as('digest'),
    ])
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const previous = (await lastSeal(tx))?.hash ?? NO_SEAL;
  const sealed = { day, entries, digest, previous };
  return tx
    .insertInto('audit_seal')
    .values({ ...sealed, hash: hashOfSeal(sealed), sealed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}
