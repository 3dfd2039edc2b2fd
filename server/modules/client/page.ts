import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matches, type Encoding } from '../../platform/http/contentEncoding';
import { startOf, endOf, named, type Announced, type BuiltPage } from './indexHtml';
import { showsOverview, type Prerender } from './prerender';

/** Document shared by all readers of a language. */
interface CachedDocument {
  readonly hash: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

interface Page {
  readonly build: string;
  readonly built: BuiltPage;
  /** Documents by language. */
  readonly documents: Map<string, Promise<CachedDocument>>;
}

async function prepare(text: string): Promise<CachedDocument> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { hash, bodies: { br, gzip: zipped, identity } };
}

/** The page is compressed for one reader, so this must be fast. */
function compressor(encoding: Encoding) {
  if (encoding === 'identity') return new PassThrough();
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function sendCached({ hash, bodies }: CachedDocument, request: FastifyRequest, reply: FastifyReply): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${hash}-${encoding}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
  if (matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}

/** Sends a page for one reader, which is not cached. Its head is sent while the list is being rendered. */
async function sendPrerendered(
  page: BuiltPage,
  announced: Announced,
  prerendered: Promise<string | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { language, cookies } = request;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = compressor(encoding);
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8').send(body);
  body.write(startOf(page, announced, language, { theme: cookies['theme'] }));
  if ('flush' in body) body.flush();
  body.end(endOf(page, await prerendered));
  // Otherwise the reply counts as not sent and is ended empty. A reader who leaves early is not an error.
  await finished(body).catch(() => undefined);
}

/**
 * Sends the built page with the announcements of this server. `file` describes the build; it is read once for each
 * build. At the addresses of the overview the page contains the prerendered list, if possible.
 */
export function pageSender(file: string, announced: Announced, prerender: Prerender | undefined) {
  let page: Page | undefined;

  async function current(): Promise<Page> {
    const { mtimeMs, size } = await stat(file);
    const build = `${mtimeMs} ${size}`;
    if (page?.build === build) return page;
    const built = named(JSON.parse(await readFile(file, 'utf8')), announced.product);
    page = { build, built, documents: new Map() };
    return page;
  }

  function cachedIn(language: string, { built, documents }: Page): Promise<CachedDocument> {
    const known = documents.get(language) ?? prepare(startOf(built, announced, language) + endOf(built));
    documents.set(language, known);
    return known;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!prerender || !showsOverview(request)) {
      return sendCached(await cachedIn(request.language, await current()), request, reply);
    }
    const prerendered = prerender(request);
    const { built } = await current();
    await sendPrerendered(built, announced, prerendered, request, reply);
  };
}
