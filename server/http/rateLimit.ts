import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { personKey } from '../identity/session.store';
import { isChange } from './originCheck';
import { ProblemError } from './problems';

/** Changes per minute, of one person or of one address of guests. */
export async function addRateLimit(app: FastifyInstance, { writesPerMinute }: Config): Promise<void> {
  await app.register(rateLimit, {
    max: writesPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => (request.principal ? personKey(request.principal) : request.ip),
    allowList: (request) => !isChange(request),
    errorResponseBuilder: () => new ProblemError('too-many-requests'),
  });
}
