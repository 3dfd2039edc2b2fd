import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matches } from '../../../platform/http/contentEncoding';
import { count } from '../../../platform/telemetry/meters';
import { gzipped } from './gzipped';
import type { Publication } from './publication';

/**
 * Answers with a document, or that the reader already has it. Tags are weak: a signature may have other bytes on
 * another server. A reader with only `Last-Modified` gets the whole document, since a second may have two changes.
 */
export async function sendMetadata(
  form: 'feed' | 'entity',
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, document }: Publication,
): Promise<FastifyReply> {
  reply.headers({ etag: `W/${etag}`, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Authorization' });
  const isKnown = matches(request.headers['if-none-match'], etag);
  count('metadataServed', { form, answer: isKnown ? 'unchanged' : 'whole' });
  if (isKnown) return reply.code(304).send();
  const { pieces, at, ...sum } = await document();
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['gzip']);
  if (encoding === 'gzip') reply.header('content-encoding', encoding);
  const body = encoding === 'gzip' ? gzipped(pieces, sum) : pieces.map(({ plain }) => plain);
  return reply
    .type('application/samlmetadata+xml')
    .header('last-modified', at.toUTCString())
    .header(
      'content-length',
      body.reduce((bytes, { length }) => bytes + length, 0),
    )
    .send(Readable.from(body));
}
