import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if all parts of a form were read. Until then, an error without a status is the client's fault. */
    partsRead: boolean;
  }
}

export const BODY_LIMIT = 1024 * 1024;

/** Accepts JSON, urlencoded forms, and multipart forms without files. Refuses any other body. */
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

/** Returns true if the request failed because its form cannot be parsed. */
export function isUnreadForm({ headers, partsRead }: FastifyRequest): boolean {
  return isMultipart(headers) && !partsRead;
}

function isMultipart(headers: FastifyRequest['headers']): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** Limits the length of the whole form, since the parser has no such limit and would silently truncate long fields. */
async function limitMultipart({ headers }: FastifyRequest): Promise<void> {
  if (!isMultipart(headers)) return;
  const length = headers['content-length'];
  if (length === undefined)
    throw new ProblemError('bad-request', { detail: 'headers/content-length is missing' });
  if (Number(length) > BODY_LIMIT) throw new ProblemError('body-too-large');
}
