import { startLoop } from '../../platform/background/loop';
import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import { count } from '../../platform/telemetry/meters';
import { claimNext, receiversDue, sweepEvents, writeResult, type Claim } from './deliveries';
import { keyOf } from './key';
import { send, type SendResult } from './send';

const HOUR_MS = 3_600_000;

export type Delivering = Pick<Dependencies, 'config' | 'database' | 'now'>;

/** Sends an event that was claimed for this, and writes the answer. */
export async function attempt(delivering: Delivering, claim: Claim): Promise<SendResult> {
  const { config, database, now } = delivering;
  const answered = await send(await keyOf(delivering), claim, now());
  await database.transaction((tx) => writeResult(tx, claim, answered, now(), config.events.giveUpMs));
  count('webhookAttempts', { outcome: answered.outcome });
  return answered;
}

/** Sends all due events to one receiver, one after another. */
async function deliverTo(delivering: Delivering, webhook: string, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const claim = await claimNext(delivering.database, webhook, delivering.now());
    if (!claim) return;
    await attempt(delivering, claim);
  }
}

/** Sends due events, to all receivers at once. */
export async function deliverDue(delivering: Delivering): Promise<void> {
  const due = await receiversDue(delivering.database, delivering.now());
  const { signal } = new AbortController();
  await Promise.all(due.map((webhook) => deliverTo(delivering, webhook, signal)));
}

/**
 * Starts to send due events, now and periodically: only one server sends each event, however many share the database.
 * No receiver waits for another one. `stop` waits for attempts in progress.
 */
export function startWebhooks(delivering: Delivering): { stop(): Promise<void> } {
  const ending = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let sweptAt = -Infinity;

  async function piece(): Promise<boolean> {
    const now = delivering.now();
    if (now.getTime() - sweptAt >= HOUR_MS) {
      sweptAt = now.getTime();
      const before = new Date(now.getTime() - delivering.config.events.keepMs);
      await delivering.database.transaction((tx) => sweepEvents(tx, before));
    }
    for (const webhook of await receiversDue(delivering.database, now)) {
      if (underWay.has(webhook)) continue;
      const delivered = deliverTo(delivering, webhook, ending.signal).catch((error: unknown) =>
        complain(error),
      );
      underWay.set(
        webhook,
        delivered.finally(() => underWay.delete(webhook)),
      );
    }
    return false;
  }

  const loop = startLoop(piece, (error) => complain(error));
  return {
    async stop() {
      ending.abort();
      await loop.stop();
      await Promise.all(underWay.values());
    },
  };
}
