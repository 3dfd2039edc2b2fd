import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import { TRANSLATIONS_PATH } from '../../../src/contracts/domain/translations';
import { chooseEncoding, matches, type Encoding } from '../../platform/http/contentEncoding';
import { serverOnly } from '../../platform/text/english';
import type { Sentences } from '../../platform/text/sentences';

/**
 * Serves the sentences of added languages as syntax trees, like those that the build makes of ours. They are data,
 * which a page requests when it uses that language.
 */
export function addTranslationFiles(
  app: FastifyInstance,
  { translations }: Pick<Config, 'translations'>,
): void {
  for (const [language, sentences] of translations) {
    const { hash, bodies } = compiled(sentences);
    app.get(
      `${TRANSLATIONS_PATH}${language}.json`,
      { config: { anonymous: true } },
      async (request, reply) => {
        const encoding = chooseEncoding(request.headers['accept-encoding']);
        const etag = `"${hash}-${encoding}"`;
        reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
        if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
      },
    );
  }
}

/** Returns the syntax trees of the sentences on pages, by id. */
export function treesOf(sentences: Sentences): Readonly<Record<string, unknown>> {
  const ofPages = Object.entries(sentences).filter(([id]) => !serverOnly.has(id));
  return Object.fromEntries(ofPages.map(([id, text]) => [id, parse(text)]));
}

function compiled(sentences: Sentences): { hash: string; bodies: Readonly<Record<Encoding, Buffer>> } {
  const identity = Buffer.from(JSON.stringify(treesOf(sentences)));
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { hash, bodies: { br, gzip: gzipSync(identity), identity } };
}
