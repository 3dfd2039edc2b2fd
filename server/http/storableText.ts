import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../access';
import { ProblemError } from './problems';

/** Deeper than any body of the contract. */
const DEEPEST = 50;

/**
 * Refuses text that PostgreSQL cannot store, before anything looks at it: U+0000, and halves of characters, which JSON
 * can write. What a person typed is not changed behind their back. A path with such text names what there is not, and
 * is answered so by its route.
 */
export function addStorableText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isApi(request)) refuse(request.query, 'querystring');
  });
  app.addHook('preValidation', async (request) => {
    if (isApi(request)) refuse(request.body, 'body');
  });
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith(`${API_PREFIX}/`);
}

/** `place` names the member, as the checks against the contract do: `body/changes/0/value`. Throws ProblemError. */
function refuse(value: unknown, place: string, depth = 0): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw new ProblemError('validation', { detail: `${place} contains characters that cannot be stored` });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEEPEST) throw new ProblemError('validation', { detail: `${place} is nested too deeply` });
  for (const [name, member] of Object.entries(value)) {
    if (!isStorable(name))
      throw new ProblemError('validation', { detail: `${place} has a name that cannot be stored` });
    refuse(member, `${place}/${name}`, depth + 1);
  }
}

/** Whether PostgreSQL can keep it. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
