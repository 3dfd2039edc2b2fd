import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';

const LOOK_EVERY_MS = 60_000;
/** A smaller difference does no harm, and may be network latency. */
const UNNOTICED_MS = 2_000;
/** From this difference on the log warns, because the login provider has another clock. */
const WARN_FROM_MS = 30_000;

/**
 * Returns the clock of the database, which all servers on it use: if the clock of one server were ahead, it would
 * consider another server's claim expired, and both would send the same mail. A slow answer changes nothing.
 */
export async function databaseClock(
  database: Database,
  say: (line: string) => void,
  machine: () => number = Date.now,
) {
  const ending = new AbortController();
  const { signal } = ending;
  let aheadMs = 0;
  let hasWarned = false;

  async function look(): Promise<void> {
    const before = machine();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.read);
    const after = machine();
    const at = rows[0]?.at.getTime();
    if (at === undefined || after - before > UNNOTICED_MS) return;
    const measured = Math.round((before + after) / 2 - at);
    aheadMs = Math.abs(measured) < UNNOTICED_MS ? 0 : measured;
    const isWrong = Math.abs(aheadMs) >= WARN_FROM_MS;
    if (isWrong && !hasWarned)
      say(
        `The clock of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} ` +
          'that of the database, by which the server goes: one of them is wrong.',
      );
    hasWarned = isWrong;
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await setTimeout(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await look().catch(() => undefined);
    }
  }

  await look();
  const following = follow();
  return {
    now: () => new Date(machine() - aheadMs),
    async stop(): Promise<void> {
      ending.abort();
      await following;
    },
  };
}
