import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ProblemError } from './problems';

const READING = ['GET', 'HEAD', 'OPTIONS'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Tells whether a request changes something: its route says so, or else its method. */
export function isChange({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.changes ?? !READING.includes(method);
}

/** Tells whether one of our own pages asks: the browser says so, or, where it does not say, the origin is ours. */
export function isAskedByUs({ headers }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  return site === undefined ? origin === new URL(publicUrl).origin : site === 'same-origin';
}

/**
 * Changes are made by our own pages only. A form needs a custom header besides, which a foreign page cannot send. The
 * embedded provider's forms protect themselves, and where no session counts none can be misused.
 */
export function addOriginCheck(app: FastifyInstance, config: Config): void {
  async function check(request: FastifyRequest): Promise<void> {
    const { anonymous, selfProtected } = request.routeOptions.config;
    if (!isChange(request) || anonymous || selfProtected) return;
    const { 'content-type': type = '' } = request.headers;
    const isForm = FORMS.some((form) => type.toLowerCase().startsWith(form));
    if (!isAskedByUs(request, config) || (isForm && request.headers['x-idp-entity-id'] === undefined)) {
      throw new ProblemError('foreign-origin');
    }
  }
  app.addHook('onRequest', check);
}
