import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config';
import { count } from '../telemetry/meters';
import { ProblemError } from './problems';
import { callerKey } from './rateLimit';

const WINDOW_MS = 60_000;
/** Most calls of one caller that are answered at once; others wait. A page makes as many. */
const MOST_AT_ONCE = 4;

interface Caller {
  /** Milliseconds that all costly calls have taken of the processor since `since`. */
  used: number;
  since: number;
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Measures the processor time of requests, in milliseconds. What the process takes while several are answered is divided
 * among them equally, since nothing tells whose it was.
 */
function sharedClock(): { enter(): number; leave(entered: number): number } {
  let present = 0;
  let share = 0;
  let before = processor();

  function advance(): number {
    const now = processor();
    if (present > 0) share += (now - before) / present;
    before = now;
    return share;
  }

  return {
    enter() {
      const entered = advance();
      present += 1;
      return entered;
    },
    leave(entered) {
      const had = advance() - entered;
      present -= 1;
      return had;
    },
  };
}

function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Limits what costly calls of one person, or of one address of guests, take of the processor in a minute, and how many of
 * them are answered at once. A caller who is over the limit is told when to try again.
 */
export function addProcessorTime(
  app: FastifyInstance,
  { costlySecondsPerMinute }: Pick<Config, 'costlySecondsPerMinute'>,
): void {
  const clock = sharedClock();
  const callers = new Map<string, Caller>();

  const sweeping = setInterval(() => {
    for (const [key, { since, running }] of callers) {
      if (running === 0 && isOver(since)) callers.delete(key);
    }
  }, WINDOW_MS);
  sweeping.unref();
  app.addHook('onClose', async () => clearInterval(sweeping));

  function callerOf(key: string): Caller {
    const known = callers.get(key) ?? { used: 0, since: Date.now(), running: 0, waiting: [] };
    if (isOver(known.since)) Object.assign(known, { used: 0, since: Date.now() });
    callers.set(key, known);
    return known;
  }

  function assertWithin({ used, since }: Caller, reply: FastifyReply): void {
    if (used < costlySecondsPerMinute * 1000) return;
    count('limitRefusals', { limit: 'costly' });
    reply.header('retry-after', Math.max(1, Math.ceil((since + WINDOW_MS - Date.now()) / 1000)));
    throw new ProblemError('too-many-requests', { title: 'Too many costly requests in a short time' });
  }

  app.addHook('onRequest', async (request, reply) => {
    const entered = clock.enter();
    const caller = request.routeOptions.config.costly ? callerOf(callerKey(request)) : undefined;
    let place: 'waited for' | 'taken' | 'gone' = 'waited for';
    reply.raw.once('close', () => {
      const had = clock.leave(entered);
      if (!caller) return;
      caller.used += had;
      if (place === 'taken') give(caller);
      place = 'gone';
    });
    if (!caller) return;
    assertWithin(caller, reply);
    await take(caller);
    // The client may have closed the connection meanwhile.
    if ((place as string) === 'gone') give(caller);
    else place = 'taken';
    assertWithin(caller, reply);
  });
}

function isOver(since: number): boolean {
  return Date.now() - since >= WINDOW_MS;
}

async function take(caller: Caller): Promise<void> {
  if (caller.running < MOST_AT_ONCE) caller.running += 1;
  else await new Promise<void>((resolve) => caller.waiting.push(resolve));
}

/** Gives the free place to the call that has waited longest. */
function give(caller: Caller): void {
  const next = caller.waiting.shift();
  if (next) next();
  else caller.running -= 1;
}
