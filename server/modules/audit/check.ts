import { sql } from 'kysely';
import type { AuditChain } from '../../../src/contracts/wire/audit';
import type { Database, Queries } from '../../platform/storage/database';
import { dayAfter, startOf, utcDay } from './days';
import { lastSeal } from './seal';
import { verifyTrail } from './verify';

/** How long nobody else checks; the check of a server that ended in the middle of it is done by another one afterwards. */
const LEASE_MS = 3_600_000;

/**
 * Checks the whole trail where that was not done since midnight (UTC), by one server only, however many share the database.
 * Resolves with what came of it.
 */
export async function checkIfDue(database: Database, now: Date): Promise<AuditChain | undefined> {
  if (!(await takeLease(database, now))) return undefined;
  const chain = { ...(await verifyTrail(database.read)), checkedAt: now.toISOString() };
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

async function takeLease(database: Database, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS);
  const taken = await database.transaction((tx) =>
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
      .returning('id')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}

/** Returns what the last check found, and how far the trail is sealed by now. */
export async function lastCheck(queries: Queries): Promise<AuditChain> {
  const row = await queries.selectFrom('audit_check').select('result').where('id', '=', 1).executeTakeFirst();
  const seal = await lastSeal(queries);
  const checked: AuditChain = row?.result
    ? (JSON.parse(row.result) as AuditChain)
    : { entries: 0, unsealed: 0, faults: [] };
  return { ...checked, ...(seal && { to: seal.day, seal: seal.hash }) };
}
