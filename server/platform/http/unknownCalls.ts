import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACCESS, API_PREFIX } from '../../modules/identity/access/accessRule';
import { ProblemError } from './problems';

/** Route of every call of the API that no other route takes. */
export const UNKNOWN_CALLS = `${API_PREFIX}/*`;

/** Answers them; a wrong method at an address of the API is a 400 there (contract §1.6). */
export function addUnknownCalls(app: FastifyInstance): void {
  app.all(UNKNOWN_CALLS, async ({ method, params }: FastifyRequest) => {
    const { '*': path } = params as { '*': string };
    if (ACCESS.some((rule) => rule.path === `/${path}`)) {
      throw new ProblemError('bad-request', { detail: `${method} is not for this address` });
    }
    throw new ProblemError('not-found');
  });
}
