import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress, createGzip } from 'node:zlib';
import type { Config } from '../config';
import type { Queries } from '../storage/database';
import { BoundedCache } from './boundedCache';
import { buildCatalogue, type BuiltCatalogue } from './catalogue';
import { catalogueVersion } from './catalogueVersion';
import type { Encoding } from './contentEncoding';
import { viewerFor, type Audience } from './viewer';

const KEPT_BYTES = 64 * 1024 * 1024;

export interface CatalogueAnswer {
  /** Strong, one for each form of the answer. */
  readonly etag: string;
  body(): Buffer | Readable;
}

/**
 * Catalogues as they were built, for each version of the catalogue × institution × audience × language, and for
 * each compressed form. Nothing in them belongs to a single person.
 */
export function catalogueAnswers({ federation }: Pick<Config, 'federation'>) {
  const kept = new BoundedCache<BuiltCatalogue>(KEPT_BYTES, ({ body }) => body.length);
  const [fallback = 'nl'] = federation.languages;

  /** A language code can be anything (contract §1.7), what is kept must not: the others get the first language. */
  function known(language: string): string {
    return federation.languages.includes(language) ? language : fallback;
  }

  return async (
    queries: Queries,
    audience: Audience,
    institution: string | undefined,
    asked: string,
    encoding: Encoding,
  ): Promise<CatalogueAnswer> => {
    const language = known(asked);
    // Before anything else is read: what changes afterwards may be in the answer, but has a version of its own.
    const version = await catalogueVersion(queries);
    const viewer = await viewerFor(queries, audience, institution);
    const { entityId, invited } = viewer.institution ?? {};
    const key = JSON.stringify([version, viewer.audience, entityId, invited, language]);
    const brotli = await kept.get(key, () => buildCatalogue(queries, viewer, language));
    const etag = `"${brotli.hash}-${encoding}"`;
    if (encoding === 'br') return { etag, body: () => brotli.body };
    if (encoding === 'identity') return { etag, body: () => plain(brotli) };
    const gzip = await kept.get(`${key} gzip`, async () => ({
      hash: brotli.hash,
      body: await buffer(plain(brotli).pipe(createGzip())),
    }));
    return { etag, body: () => gzip.body };
  };
}

function plain({ body }: BuiltCatalogue): Readable {
  return Readable.from([body]).pipe(createBrotliDecompress());
}
