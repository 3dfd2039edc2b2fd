import { setTimeout } from 'node:timers/promises';
import { startLoop } from '../../../platform/background/loop';
import type { Delivered, ReturnRefused } from '../elsewhere';
import { TicketSystemUnavailable } from '../ticketSystem';
import { attempt, type Attempting } from './attempt';
import { claim, findDelivery, type Delivery } from './deliveries';
import { writeOutcome, type Outcome } from './outcome';

/** Maximum time that a person waits for a delivery. */
const TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 250;

export interface Outbox {
  /** See `Elsewhere`. */
  deliver(id: string, again: boolean): Promise<Delivered | undefined>;
  /** Delivers a due entry, or looks up its outcome; returns false if none is due. */
  next(): Promise<boolean>;
  /** Starts to deliver periodically, including entries of an earlier run. */
  start(): void;
  /** Waits for deliveries in progress. */
  stop(): Promise<void>;
}

interface Needs extends Attempting {
  readonly returnRefused: ReturnRefused;
  /** Logs a line for operators. */
  readonly say: (line: string) => void;
}

/** Opens the outbox, the only way to the other side, whether or not a person waits. */
export function openOutbox(needs: Needs, complain: (error: unknown) => void, timeoutMs = TIMEOUT_MS): Outbox {
  const underWay = new Set<Promise<unknown>>();
  let loop: { stop(): Promise<void> } | undefined;

  /** Runs an attempt. `waiting` is aborted once the person who asked no longer waits. */
  async function run(delivery: Delivery, waiting?: AbortSignal): Promise<Outcome> {
    const isInteractive = waiting !== undefined;
    const outcome = await attempt(needs, delivery, isInteractive);
    await writeOutcome(needs, delivery, outcome);
    if (outcome.state !== 'delivered') {
      if (!isOrdinary(outcome, isInteractive)) complain(outcome.why);
    } else if (!isInteractive || waiting.aborted) needs.say(`Delivery ${delivery.id}: ${outcome.key}`);
    return outcome;
  }

  /** Begins an attempt, which runs to its end and is recorded even if no one waits for it any more. */
  function begin(delivery: Delivery, waiting: AbortSignal): Promise<Outcome> {
    const running = run(delivery, waiting);
    const tracked = running.catch(complain).finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return running;
  }

  /** Returns the outcome of an earlier attempt, or that of another server; undefined: there is none yet. */
  async function known(id: string): Promise<Delivered | 'cancelled' | undefined> {
    const found = await findDelivery(needs.database.read, id);
    if (!found) throw new TicketSystemUnavailable('refused');
    if (found.state === 'delivered' && found.ticket_key !== null) return { jiraKey: found.ticket_key };
    if (found.state === 'queued') return { queued: true };
    return found.state === 'cancelled' ? 'cancelled' : undefined;
  }

  async function settle(id: string, again: boolean, signal: AbortSignal): Promise<Delivered | undefined> {
    while (!signal.aborted) {
      const before = again ? await known(id) : undefined;
      if (before) return before === 'cancelled' ? undefined : before;
      const mine = again
        ? await claim(needs.database, needs.now(), id)
        : await findDelivery(needs.database.read, id);
      if (mine) return deliveredOrThrow(await begin(mine, signal));
      await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
    throw new TicketSystemUnavailable('unknown');
  }

  async function next(): Promise<boolean> {
    const due = await claim(needs.database, needs.now());
    if (due) await run(due);
    return due !== undefined;
  }

  return {
    next,
    async deliver(id, again) {
      const waiting = new AbortController();
      const timedOut = setTimeout(timeoutMs, undefined, { signal: waiting.signal }).then(() => {
        throw new TicketSystemUnavailable('unknown');
      });
      timedOut.catch(() => waiting.abort());
      try {
        return await Promise.race([settle(id, again, waiting.signal), timedOut]);
      } finally {
        waiting.abort();
      }
    },
    start() {
      // An attempt during an outage would delay the entry after it, and fill the log until then.
      loop ??= startLoop(async () => !needs.remote.isDown() && next(), complain);
    },
    async stop() {
      await loop?.stop();
      await Promise.all(underWay);
    },
  };
}

/** Returns whether an outcome needs no attention, because a person sees it or it will be tried again. */
function isOrdinary(
  { state, why }: Exclude<Outcome, { state: 'delivered' }>,
  isInteractive: boolean,
): boolean {
  if (state === 'cancelled') return isInteractive;
  return why instanceof TicketSystemUnavailable || typeof why === 'string';
}

function deliveredOrThrow(outcome: Outcome): Delivered {
  switch (outcome.state) {
    case 'delivered':
      return { jiraKey: outcome.key };
    case 'queued':
      return { queued: true };
    case 'uncertain':
      throw new TicketSystemUnavailable('unknown');
    case 'cancelled':
      throw outcome.why;
  }
}
