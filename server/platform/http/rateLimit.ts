import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { count } from '../telemetry/meters';
import { isChange } from './originCheck';
import { ProblemError } from './problems';
import { isApiCall } from './route';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who is signed in, as rate limits and repetitions identify them; undefined for a guest. */
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
): Promise<void> {
  await app.register(rateLimit, {
    max: writesPerMinute,
    timeWindow: WINDOW,
    keyGenerator: callerKey,
    allowList: (request) => !isChange(request) || request.routeOptions.config.selfProtected === true,
    errorResponseBuilder: () => {
      count('limitRefusals', { limit: 'writes' });
      return new ProblemError('too-many-requests');
    },
  });
  const secondsTooMany = limit(app, readsPerMinute, callerKey, (request) => !isRead(request));
  app.addHook('onRequest', async (request, reply) => {
    const seconds = await secondsTooMany(request);
    if (seconds === 0) return;
    count('limitRefusals', { limit: 'reads' });
    reply.header('retry-after', seconds);
    throw new ProblemError('too-many-requests', { title: 'Too many requests in a short time' });
  });
}

/**
 * Limits the calls from one address in a minute, with a counter of its own. Resolves with the seconds to wait; 0 means
 * none.
 */
export function addressLimit(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest) => Promise<number> {
  return limit(app, max, addressKey, () => false);
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
