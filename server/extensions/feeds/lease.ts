import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/storage/database';
import { Refusal } from '../../platform/control/refusal';
import type { FeedTable } from '../../modules/metadata/metadata.module';

/**
 * Time for which no other server may refresh a feed. If a server stops in the middle of a refresh, another one
 * refreshes its feed afterwards.
 */
const LEASE_MS = 15 * 60_000;

export type Feed = Selectable<FeedTable>;

/** A command waits for a refresh that has begun in this time, as the first one does when a feed is added. */
const JUST_BEGUN_MS = 60_000;

/**
 * Takes the lease of a feed, which `lease` in the answer names. Throws Refusal if there is no such feed, or its lease
 * has been taken for a while.
 */
export async function takeLease(database: Database, name: string, now: () => Date): Promise<Feed> {
  for (;;) {
    const feed = await database.transaction((tx) =>
      lease(tx, now(), (query) => query.where('name', '=', name)),
    );
    if (feed) return feed;
    const known = await database.read
      .selectFrom('feed')
      .select('lease_until')
      .where('name', '=', name)
      .executeTakeFirst();
    if (!known) throw new Refusal(`Feed ${name} does not exist.`);
    const until = known.lease_until?.getTime() ?? Infinity;
    if (now().getTime() > until - LEASE_MS + JUST_BEGUN_MS)
      throw new Refusal(
        `The feed ${name} is being refreshed at the moment; feeds list shows what comes of it.`,
      );
    await setTimeout(200);
  }
}

/** Takes the lease of the feed that is due, the one that has waited longest first; returns undefined if none is. */
export async function takeDue(database: Database, now: Date): Promise<Feed | undefined> {
  return database.transaction((tx) =>
    lease(tx, now, (query) =>
      query.where('source', 'is not', null).where('due_at', '<=', now).orderBy('due_at').limit(1),
    ),
  );
}

function lease(tx: Tx, now: Date, which: (query: ReturnType<typeof free>) => ReturnType<typeof free>) {
  return tx
    .updateTable('feed')
    .set({ lease: randomUUID(), lease_until: new Date(now.getTime() + LEASE_MS) })
    .where('name', '=', () => which(free(tx, now)).forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();
}

function free(tx: Tx, now: Date) {
  return tx
    .selectFrom('feed')
    .select('name')
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]));
}

/** Throws Refusal unless the lease is still this one, in the transaction that writes the refresh. */
export async function checkLease(tx: Tx, { name, lease: mine }: Feed): Promise<void> {
  const row = await tx
    .selectFrom('feed')
    .select('lease')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (row?.lease !== mine)
    throw new Refusal(`Somebody else has refreshed or changed the feed ${name} meanwhile.`);
}

/** Releases all leases: when the only server of a database starts, every holder has ended. */
export async function releaseLeases(tx: Tx): Promise<void> {
  await tx
    .updateTable('feed')
    .set({ lease: null, lease_until: null })
    .where('lease', 'is not', null)
    .execute();
}
