import { sql } from 'kysely';
import type { AuditChain, AuditFault } from '../../../src/contracts/wire/audit';
import type { Database, Queries } from '../storage/database';
import { dayAfter, startOf, utcDay } from './days';
import { firstSeal, lastSeal } from './seal';
import { verifyTrail, wasRemoved } from './verify';

/**
 * Time for which one server holds the check. If that server ends during the check, another one repeats it afterwards.
 */
const LEASE_MS = 3_600_000;

/**
 * Checks the whole trail if that was not done since midnight (UTC). Only one server does it, however many share the
 * database. Resolves with the result.
 */
export async function checkIfDue(database: Database, now: Date): Promise<AuditChain | undefined> {
  const lease = await takeLease(database, now);
  if (!lease) return undefined;
  const { faults, ...found } = await verifyTrail(database.read);
  const before = lease.result === null ? undefined : (JSON.parse(lease.result) as AuditChain);
  const gone = before ? await goneSince(database.read, before, now) : [];
  const chain = { ...found, faults: [...gone, ...faults], checkedAt: now.toISOString() };
  const due = startOf(dayAfter(utcDay(now)));
  await database.transaction((tx) =>
    tx
      .updateTable('audit_check')
      .set({ due_at: due, lease_until: null, result: JSON.stringify(chain) })
      .where('id', '=', 1)
      .execute(),
  );
  return chain;
}

/**
 * Returns a fault if something is missing that the previous check saw: its last seal, or newer entries. The fault is
 * repeated until retention removes those days, since nothing else shows that entries were cut off.
 */
async function goneSince(queries: Queries, before: AuditChain, now: Date): Promise<AuditFault[]> {
  const { to = '', seal, unsealed } = before;
  const first = await firstSeal(queries);
  const missing = before.faults.filter(({ day, kind }) => kind === 'missing' && (!first || day >= first.day));
  const sealRow = await queries
    .selectFrom('audit_seal')
    .select('hash')
    .where('day', '=', to)
    .executeTakeFirst();
  const { newer } = await queries
    .selectFrom('audit_entry')
    .select(sql<number>`count(*)::integer`.as('newer'))
    .where('day', '>', to)
    .executeTakeFirstOrThrow();
  const isSealed = seal === undefined || sealRow?.hash === seal || (await wasRemoved(queries, to));
  return isSealed && newer >= unsealed ? missing : [...missing, { day: utcDay(now), kind: 'missing' }];
}

async function takeLease(database: Database, now: Date) {
  const until = new Date(now.getTime() + LEASE_MS);
  return database.transaction((tx) =>
    tx
      .insertInto('audit_check')
      .values({ id: 1, due_at: now, lease_until: until })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ lease_until: until })
          .where('audit_check.due_at', '<=', now)
          .where(sql<boolean>`audit_check.lease_until is null or audit_check.lease_until <= ${now}`),
      )
      .returning('result')
      .executeTakeFirst(),
  );
}

/** Returns the result of the last check, with the newest seal of now. */
export async function lastCheck(queries: Queries): Promise<AuditChain> {
  const row = await queries.selectFrom('audit_check').select('result').where('id', '=', 1).executeTakeFirst();
  const seal = await lastSeal(queries);
  const checked: AuditChain = row?.result
    ? (JSON.parse(row.result) as AuditChain)
    : { entries: 0, unsealed: 0, faults: [] };
  return { ...checked, ...(seal && { to: seal.day, seal: seal.hash }) };
}
