import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorable } from '../text/storable';
import { ProblemError } from './problems';
import { isApiCall } from './route';

/** No body of the contract is nested this deep. */
const DEEPEST = 50;

/**
 * Refuses text that PostgreSQL cannot store (U+0000 and lone surrogates, which JSON can contain) and numbers that it
 * cannot calculate with, before anything reads them, rather than change a person's input. A path with such text matches
 * nothing, so the answer is 404. Parameters that a call does not read may contain anything: the first call includes the
 * query of the page.
 */
export function addStorableText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isApiCall(request)) return;
    refuse(readQuery(request), 'querystring');
    const named = request.params as Record<string, string>;
    for (const [name, value] of Object.entries(named)) if (!isStorable(value)) named[name] = '';
  });
  app.addHook('preValidation', async (request) => {
    refuse(request.body, 'body');
  });
}

/** Returns the parameters that the call reads: those of its schema, and the institution, which every call reads. */
function readQuery({ query, routeOptions }: FastifyRequest): Record<string, unknown> {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { properties?: object };
  const names = new Set(['idpEntityId', ...Object.keys(properties)]);
  return Object.fromEntries(Object.entries(query as object).filter(([name]) => names.has(name)));
}

/** Throws ProblemError. `place` names the member, as the checks against the contract do: `body/changes/0/value`. */
function refuse(value: unknown, place: string, depth = 0): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw new ProblemError('validation', { detail: `${place} contains characters that cannot be stored` });
  }
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new ProblemError('validation', { detail: `${place} is too large a number` });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEEPEST) throw new ProblemError('validation', { detail: `${place} is nested too deeply` });
  for (const [name, member] of Object.entries(value)) {
    if (!isStorable(name))
      throw new ProblemError('validation', { detail: `${place} has a name that cannot be stored` });
    refuse(member, `${place}/${name}`, depth + 1);
  }
}
