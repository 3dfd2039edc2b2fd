import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ruleFor } from '../access';
import type { Config } from '../config';
import { ProblemError } from './problems';
import { routeOf } from './route';

const READING = ['GET', 'HEAD', 'OPTIONS'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a request changes something; paths outside of the access table are told by their method. */
export function isChange(request: FastifyRequest): boolean {
  const { method } = request;
  return ruleFor(method, routeOf(request))?.changes ?? !READING.includes(method);
}

/**
 * Changes are made by our own pages only (decisions, weaknesses 1): the browser says that the page is ours, or, where
 * it does not say, the origin is ours. A form needs a custom header besides, which a foreign page cannot send.
 * The embedded provider's forms protect themselves.
 */
export function addOriginCheck(app: FastifyInstance, { publicUrl }: Config): void {
  async function check(request: FastifyRequest): Promise<void> {
    if (!isChange(request) || /^\/oidc(\/|$)/.test(routeOf(request))) return;
    const { 'sec-fetch-site': site, origin, 'content-type': type = '' } = request.headers;
    const isOurs = site === undefined ? origin === publicUrl : site === 'same-origin';
    const isForm = FORMS.some((form) => type.toLowerCase().startsWith(form));
    if (!isOurs || (isForm && request.headers['x-idp-entity-id'] === undefined)) {
      throw new ProblemError('foreign-origin');
    }
  }
  app.addHook('onRequest', check);
}
