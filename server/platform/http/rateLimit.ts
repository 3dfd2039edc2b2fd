import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { isChange } from './originCheck';
import { ProblemError } from './problems';
import { isApiCall } from './route';
import type { CallerCounts } from './callerCounts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who is signed in, as rate limits, repetitions and the log identify them; undefined for a guest. */
    person: string | undefined;
  }
}

const WINDOW = '1 minute';

/**
 * Limits the changes and the reads of the API that one person, or one address of guests, may make in a minute. The address
 * is what the nearest proxy says where TRUST_PROXY is set, else that of the connection; of IPv6 it is the network of 64
 * bits.
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
    errorResponseBuilder: () => new ProblemError('too-many-requests'),
  });
  const secondsTooMany = limit(app, readsPerMinute, named('reads', callerKey), (request) => !isRead(request));
  app.addHook('onRequest', async (request, reply) => {
    const seconds = await secondsTooMany(request);
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new ProblemError('too-many-requests', { title: 'Too many requests in a short time' });
  });
}

/**
 * Limits the calls from one address in a minute, with a counter of this name. Resolves with the seconds to wait; 0 means
 * none.
 */
export function addressLimit(
  app: FastifyInstance,
  name: string,
  max: number,
): (request: FastifyRequest) => Promise<number> {
  return limit(app, max, named(name, addressKey), () => false);
}

/** The library has one key for a caller at a limit: the limit's name, a line break, and the caller. */
function named(name: string, key: (request: FastifyRequest) => string) {
  return (request: FastifyRequest) => `${name}\n${key(request)}`;
}

/** Makes the library count in our counts, which several servers share. */
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
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
  allowList: (request: FastifyRequest) => boolean,
): (request: FastifyRequest) => Promise<number> {
  const count = app.createRateLimit({ max, timeWindow: WINDOW, keyGenerator, allowList });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0;
  };
}

function isRead(request: FastifyRequest): boolean {
  const counts = isApiCall(request) || request.routeOptions.config.readLimited === true;
  return counts && !isChange(request);
}

/** Returns whom the limits count: the person, or the address of a guest. */
export function callerKey(request: FastifyRequest): string {
  return request.person ?? addressKey(request);
}

function addressKey(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
