import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matches, type Encoding } from '../services/contentEncoding';

interface Page {
  readonly built: string;
  readonly hash: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** What the page's first script reads before anything has been asked (docs/EXTENSIONS.md). */
function announce(html: string): string {
  return html.replace(/<html\b/i, '<html data-server="list"');
}

async function readPage(file: string, built: string): Promise<Page> {
  const identity = Buffer.from(announce(await readFile(file, 'utf8')));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { built, hash, bodies: { br, gzip: zipped, identity } };
}

/**
 * Sends the built page with what this server announces in it: the file itself may be served by another server, which
 * can do less. Made once for each build, and asked for again each time.
 */
export function announcedPage(file: string) {
  let page: Page | undefined;

  async function current(): Promise<Page> {
    const { mtimeMs, size } = await stat(file);
    const built = `${mtimeMs} ${size}`;
    if (page?.built !== built) page = await readPage(file, built);
    return page;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { hash, bodies } = await current();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = `"${hash}-${encoding}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
    if (matches(request.headers['if-none-match'], etag)) {
      reply.code(304).send();
      return;
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}
