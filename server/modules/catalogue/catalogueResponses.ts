import type { Readable } from 'node:stream';
import type { Config } from '../../platform/config/config';
import type { Queries } from '../../platform/storage/database';
import { BoundedCache } from '../../platform/storage/boundedCache';
import { catalogueText, invitationServicesText } from './catalogue';
import { catalogueVersion } from '../federation/federation.module';
import { compressText, plainText, withGzip, type CompressedText } from '../../platform/http/compressedText';
import type { Encoding } from '../../platform/http/contentEncoding';
import { oneAtATime } from './oneAtATime';
import { sharedParts, type Shared } from './sharedParts';
import { serviceListText } from './serviceList';
import { serviceTextsText } from './serviceTexts';
import { viewerFor, type Audience, type Viewer } from './viewer';

const MEGABYTE = 1024 * 1024;

/** Forms of the catalogue: the answers of the contract, and the two of docs/EXTENSIONS.md. */
const texts = {
  full: catalogueText,
  invitation: invitationServicesText,
  list: serviceListText,
  texts: serviceTextsText,
} as const;
export type Form = keyof typeof texts;

export interface CatalogueRequest {
  readonly form: Form;
  readonly audience: Audience;
  /** Entity ID; undefined for a guest. */
  readonly institution: string | undefined;
  readonly language: string;
  readonly encoding: Encoding;
}

export interface CatalogueResponse {
  /** Strong entity tag, different for each encoding of the answer. */
  readonly etag: string;
  body(): Buffer | Readable;
}

/** Yields the answer's text, in its envelope. */
async function* answerText(queries: Queries, viewer: Viewer, form: Form, language: string, shared: Shared) {
  yield '{"payload":';
  yield* texts[form](queries, viewer, language, shared);
  yield `,"language":${JSON.stringify(language)}}`;
}

/** Builds an answer; only the `shared` parts may be cached. */
export function buildResponse(
  queries: Queries,
  viewer: Viewer,
  form: Form,
  language: string,
  shared: Shared = sharedParts()(''),
): Promise<CompressedText> {
  return compressText(answerText(queries, viewer, form, language, shared));
}

/**
 * Caches the built answers by version of the catalogue × institution and its connections × audience × language × form,
 * and by compression. They contain nothing of a single person. One is built at a time, since two at once would block
 * other requests twice as long.
 */
export function catalogueResponses({ catalogueCacheMb }: Pick<Config, 'catalogueCacheMb'>) {
  const cache = new BoundedCache<CompressedText>(catalogueCacheMb * MEGABYTE, ({ body }) => body.length);
  const inTurn = oneAtATime();
  const sharedAt = sharedParts();

  return async (queries: Queries, request: CatalogueRequest): Promise<CatalogueResponse> => {
    const { form, encoding, language } = request;
    // The version is read first. A later change may be in the answer, but has a version of its own.
    const version = await catalogueVersion(queries);
    const viewer = await viewerFor(queries, request.audience, request.institution);
    const { entityId, invited, connectionsVersion } = viewer.institution ?? {};
    const key = JSON.stringify([
      version,
      form,
      viewer.audience,
      entityId,
      connectionsVersion,
      invited,
      language,
    ]);
    const brotli = await cache.get(key, () =>
      inTurn(() => buildResponse(queries, viewer, form, language, sharedAt(version))),
    );
    const etag = `"${brotli.hash}-${encoding}"`;
    if (encoding === 'br') return { etag, body: () => brotli.body };
    if (encoding === 'identity') return { etag, body: () => plainText(brotli) };
    const gzip = await cache.get(`${key} gzip`, () => withGzip(brotli));
    return { etag, body: () => gzip.body };
  };
}
