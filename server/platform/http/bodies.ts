import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** The parts of a form have been read, whose parser tells faults of the sender without a status. */
    partsRead: boolean;
  }
}

export const BODY_LIMIT = 1024 * 1024;

/** JSON, urlencoded and multipart without files; anything else is refused. */
export async function addBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', limitMultipart);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 50, parts: 50, fieldSize: BODY_LIMIT },
  });
  app.decorateRequest('partsRead', false);
  app.addHook('preValidation', async (request) => {
    request.partsRead = true;
  });
}

/** Tells whether what has failed is a form that cannot be read. */
export function isUnreadForm({ headers, partsRead }: FastifyRequest): boolean {
  return isMultipart(headers) && !partsRead;
}

function isMultipart(headers: FastifyRequest['headers']): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** The parser would cut a long field short without a word, and has no limit for the whole. */
async function limitMultipart({ headers }: FastifyRequest): Promise<void> {
  if (!isMultipart(headers)) return;
  const length = headers['content-length'];
  if (length === undefined)
    throw new ProblemError('bad-request', { detail: 'headers/content-length is missing' });
  if (Number(length) > BODY_LIMIT) throw new ProblemError('body-too-large');
}
