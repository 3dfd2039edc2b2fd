import { startLoop } from '../../platform/background/loop';
import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import type { Tx } from '../../platform/storage/database';
import { writeNext } from './digest';
import { startTurns } from './news/turns';
import { followLogins } from './watchers';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Needs = Pick<Dependencies, 'config' | 'database' | 'mailer' | 'now' | 'statistics'>;

/** Removes news that are too old to be shown. */
async function sweepNews(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('news').where('at', '<', before).execute();
}

/**
 * Writes digests as they become due, each on one of the servers. Every hour it takes over the login data of people who
 * watch, long before sessions are removed, and removes old rows; on several servers at once that is harmless. It also
 * writes news that follow from time passing (turns.ts).
 */
export function startWatching(needs: Needs): { stop(): Promise<void> } {
  const { config, database, now } = needs;
  let sweptAt = -Infinity;

  async function piece(): Promise<boolean> {
    if (now().getTime() - sweptAt >= HOUR_MS) {
      sweptAt = now().getTime();
      const before = new Date(sweptAt - config.watching.newsDays * DAY_MS);
      await database.transaction(async (tx) => {
        await followLogins(tx);
        await sweepNews(tx, before);
      });
    }
    return writeNext(needs);
  }

  const loops = [startLoop(piece, complain), startTurns(needs)];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
