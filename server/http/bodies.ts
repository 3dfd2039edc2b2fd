import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

export const BODY_LIMIT = 1024 * 1024;

/** JSON, urlencoded and multipart without files; anything else is refused (contract §1.3). */
export async function addBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: true,
    limits: { files: 0, fields: 50, parts: 50, fieldSize: BODY_LIMIT },
  });
}
