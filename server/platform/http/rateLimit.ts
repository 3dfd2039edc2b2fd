import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { isChange } from './originCheck';
import { ProblemError } from './problems';
import { isApiCall } from './route';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who is signed in, as limits, repetitions and the log name them; undefined is a guest. */
    person: string | undefined;
  }
}

const WINDOW = '1 minute';

/**
 * Per minute, of one person or of one address of guests: changes, and reads of the API. The address is the nearest
 * proxy's word where TRUST_PROXY is set, else the connection's; of IPv6 the network of 64 bits.
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
    errorResponseBuilder: () => new ProblemError('too-many-requests'),
  });
  const secondsTooMany = limit(app, readsPerMinute, callerKey, (request) => !isRead(request));
  app.addHook('onRequest', async (request, reply) => {
    const seconds = await secondsTooMany(request);
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new ProblemError('too-many-requests', { title: 'Too many requests in a short time' });
  });
}

/** Calls a minute from one address, counted apart from all others. Resolves with the seconds to wait, 0: go on. */
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
  return isApiCall(request) && !isChange(request);
}

/** Returns who is counted: the person, or the address of a guest. */
export function callerKey(request: FastifyRequest): string {
  return request.person ?? addressKey(request);
}

function addressKey(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
