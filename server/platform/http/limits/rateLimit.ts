import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { count } from '../../telemetry/meters';
import type { Labels } from '../../telemetry/metricIds';
import { isChange } from '../originCheck';
import { ProblemError } from '../problems';
import { isApiCall } from '../route';
import type { CallerCounts } from './callerCounts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Key of the signed-in person for rate limits and repetitions; undefined for a guest. */
    person: string | undefined;
  }
}

const WINDOW = '1 minute';

/** Name of a limit, in the counts and in the metric of refusals. */
type LimitName = Labels<'limitRefusals'>['limit'];

/**
 * Limits the changes and the reads of the API per minute, for one person or one address of guests. The address is the
 * one from the nearest proxy if TRUST_PROXY is set, else the address of the connection. For IPv6 it is the 64-bit
 * network.
 */
export async function addRateLimit(
  app: FastifyInstance,
  { writesPerMinute, readsPerMinute }: Pick<Config, 'writesPerMinute' | 'readsPerMinute'>,
  counts: CallerCounts,
): Promise<void> {
  await app.register(rateLimit, {
    store: storeOn(counts),
    max: writesPerMinute,
    timeWindow: WINDOW,
    keyGenerator: named('writes', callerKey),
    allowList: (request) => !isChange(request) || request.routeOptions.config.selfProtected === true,
    errorResponseBuilder: () => {
      count('limitRefusals', { limit: 'writes' });
      return new ProblemError('too-many-requests');
    },
  });
  const secondsTooMany = limit(app, 'reads', readsPerMinute, callerKey, (request) => !isRead(request));
  app.addHook('onRequest', async (request, reply) => {
    const seconds = await secondsTooMany(request);
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new ProblemError('too-many-requests', { title: 'Too many requests in a short time' });
  });
}

/**
 * Limits the calls from one address per minute, with a counter of this name. Resolves with the seconds to wait; 0:
 * none.
 */
export function addressLimit(
  app: FastifyInstance,
  name: LimitName,
  max: number,
): (request: FastifyRequest) => Promise<number> {
  return limit(app, name, max, addressKey, () => false);
}

/** The library has one key for a caller and a limit: the name of the limit, a line break, and the caller. */
function named(name: LimitName, key: (request: FastifyRequest) => string) {
  return (request: FastifyRequest) => `${name}\n${key(request)}`;
}

/** Makes the library count in our counts, which all servers share. */
function storeOn(counts: CallerCounts) {
  return class {
    incr(
      key: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    ): void {
      const [name = '', caller = ''] = key.split('\n');
      const { used, leftMs } = counts.add(name, caller, 1);
      callback(null, { current: used, ttl: leftMs });
    }

    child() {
      return this;
    }
  };
}

function limit(
  app: FastifyInstance,
  name: LimitName,
  max: number,
  key: (request: FastifyRequest) => string,
  allowList: (request: FastifyRequest) => boolean,
): (request: FastifyRequest) => Promise<number> {
  const checkLimit = app.createRateLimit({
    max,
    timeWindow: WINDOW,
    keyGenerator: named(name, key),
    allowList,
  });
  return async (request) => {
    const usage = await checkLimit(request);
    if (usage.isAllowed || !usage.isExceeded) return 0;
    count('limitRefusals', { limit: name });
    return Math.max(1, usage.ttlInSeconds);
  };
}

function isRead(request: FastifyRequest): boolean {
  const counts = isApiCall(request) || request.routeOptions.config.readLimited === true;
  return counts && !isChange(request);
}

/** Returns the key of a caller for the limits: the person, or the address of a guest. */
export function callerKey(request: FastifyRequest): string {
  return request.person ?? addressKey(request);
}

function addressKey(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
