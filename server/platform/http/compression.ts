import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { BROTLI_QUALITY } from './compressedText';
import { chooseEncoding } from './contentEncoding';

/** Characters; shorter answers fit in a few packets as they are. */
const LONG_TEXT = 4_096;

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/**
 * Compresses long JSON as the caller accepts: lists that grow with the federation shrink to a twentieth. They are private
 * to the caller, so that no proxy may store them for others.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (typeof payload !== 'string' || payload.length < LONG_TEXT || !isJson) return done();
    reply.header('vary', 'Cookie, X-IDP-ENTITY-ID, Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return done();
    reply.header('content-encoding', encoding);
    compressors[encoding](payload).then((body) => done(null, body), done);
  });
}
