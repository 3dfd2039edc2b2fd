import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config/config';
import { Places } from '../../places';
import { count } from '../../telemetry/meters';
import { ProblemError } from '../problems';
import type { CallerCounts } from './callerCounts';
import { callerKey } from './rateLimit';

/** Most calls of one caller that are answered at once; others wait. A page makes this many. */
const MOST_AT_ONCE = 4;

/** Name of this limit among the counts, which are milliseconds of processor time. */
const LIMIT = 'costly';

/**
 * Measures the processor time of requests, in milliseconds. The time of the process is divided equally among concurrent
 * requests, since it cannot be attributed to one of them.
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
 * Limits the processor time of costly calls per minute, for one person or one address of guests, across all servers,
 * and how many of them each server answers at once. A caller above the limit gets the time for the next try.
 */
export function addProcessorTime(
  app: FastifyInstance,
  { costlySecondsPerMinute }: Pick<Config, 'costlySecondsPerMinute'>,
  counts: CallerCounts,
): void {
  const clock = sharedClock();
  const places = new Places(MOST_AT_ONCE);

  function assertWithin(key: string, reply: FastifyReply): void {
    const { used, leftMs } = counts.add(LIMIT, key, 0);
    if (used < costlySecondsPerMinute * 1000) return;
    count('limitRefusals', { limit: 'costly' });
    reply.header('retry-after', Math.max(1, Math.ceil(leftMs / 1000)));
    throw new ProblemError('too-many-requests', { title: 'Too many costly requests in a short time' });
  }

  app.addHook('onRequest', async (request, reply) => {
    const entered = clock.enter();
    const key = request.routeOptions.config.costly ? callerKey(request) : undefined;
    let place: 'waited for' | 'taken' | 'gone' = 'waited for';
    reply.raw.once('close', () => {
      const had = clock.leave(entered);
      if (key === undefined) return;
      counts.add(LIMIT, key, had);
      if (place === 'taken') places.give(key);
      place = 'gone';
    });
    if (key === undefined) return;
    assertWithin(key, reply);
    await places.take(key);
    // The client may have closed the connection meanwhile.
    if ((place as string) === 'gone') places.give(key);
    else place = 'taken';
    assertWithin(key, reply);
  });
}
