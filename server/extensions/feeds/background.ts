import { startLoop } from '../../platform/background/loop';
import { complain } from '../../platform/log/processLog';
import { conclude, lockFeeds } from '../../modules/metadata/metadata.module';
import { takeDue } from './lease';
import { refresh, type Refreshing } from './refresh';

const DAY_MS = 86_400_000;

/**
 * Refreshes feeds on their schedule; only one server refreshes each, however many share the database. Once a day, and
 * at the start, removes institutions that were absent too long, and applies the operator's map.
 */
export function startFeeds(refreshing: Refreshing, say: (line: string) => void): { stop(): Promise<void> } {
  let concludedAt = -Infinity;

  async function piece(): Promise<boolean> {
    const now = refreshing.now();
    if (now.getTime() - concludedAt >= DAY_MS) {
      concludedAt = now.getTime();
      await concludeNow(refreshing, now);
    }
    return refreshNext(refreshing, say);
  }

  return startLoop(piece, (error) => complain(error));
}

async function concludeNow({ database, config }: Refreshing, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await lockFeeds(tx);
    await conclude(tx, { ...config.metadata, now });
  });
}

/** Refreshes the feed that is due; resolves with false if none is. Logs a failure in one line. */
export async function refreshNext(refreshing: Refreshing, say: (line: string) => void): Promise<boolean> {
  const feed = await takeDue(refreshing.database, refreshing.now());
  if (!feed) return false;
  const result = await refresh(refreshing, feed, {});
  if (feed.certificates === null) say(`The feed ${feed.name} is not verified: it has no certificate.`);
  if (result.outcome === 'failed') say(`The feed ${feed.name} could not be refreshed: ${result.reason}`);
  if (result.outcome === 'stopped')
    say(`The feed ${feed.name} waits for idp-dashboard feeds refresh "${feed.name}" --yes: ${result.reason}`);
  return true;
}
