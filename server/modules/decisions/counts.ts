import type { FastifyBaseLogger } from 'fastify';
import type { Answered } from './answer';

const EVERY_MS = 60_000;

/** Counts what was decided and tells the log every minute in which there was something; never about whom. */
export function decisionCounts(log: Pick<FastifyBaseLogger, 'info'>) {
  let counts = new Map<Answered, number>();

  function tell(): void {
    if (counts.size === 0) return;
    log.info({ decisions: Object.fromEntries(counts) }, 'decided');
    counts = new Map();
  }

  const timer = setInterval(tell, EVERY_MS);
  timer.unref();
  return {
    add(decision: Answered): void {
      counts.set(decision, (counts.get(decision) ?? 0) + 1);
    },
    /** Tells what has not been told, and nothing more after that. */
    end(): void {
      clearInterval(timer);
      tell();
    },
  };
}
