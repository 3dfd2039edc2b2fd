import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ProblemError } from './problems';

const READING = ['GET', 'HEAD', 'OPTIONS'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Returns true if a request changes something, as its route says, or else its method. */
export function isChange({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.changes ?? !READING.includes(method);
}

/** Returns true if one of our own pages made the request: the browser says so, or else the origin is ours. */
export function isOwnRequest({ headers }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  return site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
}

/**
 * Allows changes from our own pages only. A form needs a custom header as well, which a foreign page cannot send. The
 * forms of the embedded provider protect themselves, and without a session there is none to misuse.
 */
export function addOriginCheck(app: FastifyInstance, config: Config): void {
  async function check(request: FastifyRequest): Promise<void> {
    const { anonymous, selfProtected } = request.routeOptions.config;
    if (!isChange(request) || anonymous || selfProtected) return;
    const { 'content-type': type = '' } = request.headers;
    const isForm = FORMS.some((form) => type.toLowerCase().startsWith(form));
    if (!isOwnRequest(request, config) || (isForm && request.headers['x-idp-entity-id'] === undefined)) {
      throw new ProblemError('foreign-origin');
    }
  }
  app.addHook('onRequest', check);
}
