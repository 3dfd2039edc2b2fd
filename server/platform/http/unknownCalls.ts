import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems';
import { API_PREFIX } from './route';

/** Route of every call of the API that no other route matches. */
export const UNKNOWN_CALLS = `${API_PREFIX}/*`;

/**
 * Answers calls that no route matches: with 400 at a known path, because the method is wrong. `paths` are relative to
 * the prefix.
 */
export function addUnknownCalls(app: FastifyInstance, paths: ReadonlySet<string>): void {
  app.all(UNKNOWN_CALLS, async ({ method, params }: FastifyRequest) => {
    const { '*': path } = params as { '*': string };
    if (paths.has(`/${path}`)) {
      throw new ProblemError('bad-request', { detail: `${method} is not for this address` });
    }
    throw new ProblemError('not-found');
  });
}
