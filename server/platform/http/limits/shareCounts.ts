import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../storage/database';
import type { CallerCounts, Use } from './callerCounts';

const EVERY_MS = 1_000;
const WINDOW_MS = 60_000;
/** Expired rows are deleted once in this many exchanges. */
const SWEEP_EVERY = 60;

/**
 * Exchanges the usage of the limits with the other servers on the database once a second, so that no call waits for it.
 * A caller can exceed a limit by the usage on other servers within that second. Without the database each server counts
 * alone.
 */
export function shareCounts(app: FastifyInstance, counts: CallerCounts, database: Database): void {
  let exchanges = 0;
  let underWay: Promise<void> | undefined;

  const timer = setInterval(() => {
    underWay ??= exchange(counts, database, exchanges % SWEEP_EVERY === 0)
      .then(() => void (exchanges += 1))
      .finally(() => (underWay = undefined));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}

/**
 * Sends the usage on this server and receives the sums. If the database does not answer, the usage is sent the next
 * time.
 */
export async function exchange(counts: CallerCounts, database: Database, sweeps: boolean): Promise<void> {
  const sent = counts.take();
  if (sent.length === 0 && !sweeps) return;
  try {
    const sums = await database.transaction(async (tx) => {
      if (sweeps)
        await tx
          .deleteFrom('limit_use')
          .where('began_at', '<', Date.now() - WINDOW_MS)
          .execute();
      if (sent.length === 0) return [];
      const { rows } = await add(sent).execute(tx);
      return rows.map(({ key, began_at: beganAt, used }) => ({ key, beganAt: Number(beganAt), used }));
    });
    counts.learn(sent, sums);
  } catch {
    // Other code reports an unavailable database.
    counts.keep(sent);
  }
}

/** Sorts by key, so that two servers never deadlock. */
function add(sent: readonly Use[]) {
  const rows = [...sent].sort((a, b) => (a.key < b.key ? -1 : 1));
  return sql<{ key: string; began_at: string; used: number }>`
    insert into limit_use (key, began_at, used)
    select * from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ beganAt }) => beganAt)}::bigint[],
      ${rows.map(({ used }) => used)}::double precision[])
    on conflict (key) do update set
      used = case when limit_use.began_at + ${WINDOW_MS} <= excluded.began_at then 0 else limit_use.used end + excluded.used,
      began_at = case when limit_use.began_at + ${WINDOW_MS} <= excluded.began_at then excluded.began_at
        else limit_use.began_at end
    returning key, began_at, used`;
}
