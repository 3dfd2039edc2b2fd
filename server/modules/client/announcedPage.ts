import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import { html as markup } from '../../platform/http/html';
import { chooseEncoding, matches, type Encoding } from '../../platform/http/contentEncoding';
import { showsOverview, type DrawFirstSight } from './firstSight';

interface Page {
  readonly built: string;
  readonly hash: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The same, with the overview's style sheets: until the place of what is shown, and from there on. */
  readonly head: string;
  readonly rest: string;
}

type Announced = Pick<Config, 'logoHosts' | 'federation'>;

const PLACE = '<div id="root">';

/** Writes into the page what its first script reads before anything has been asked (docs/EXTENSIONS.md). */
function announce(html: string, { logoHosts, federation }: Announced): string {
  const { languages, supportEmail } = federation;
  const facts = {
    server: 'list',
    logos: logoHosts.join(' '),
    languages: languages.join(' '),
    ...(supportEmail && { support: markup`${supportEmail}`.text }),
  };
  const written = Object.entries(facts).map(([name, value]) => ` data-${name}="${value}"`);
  return (
    html
      .replace(/<html\b/i, `<html${written.join('')}`)
      // What the page says where its code does not come stands in it in every language.
      .replace(/<p lang="(\w+)">.*?<\/p>/gs, (text, language: string) =>
        languages.includes(language) ? text : '',
      )
  );
}

/** The page names the overview's files for its first script; what is drawn already needs its style sheets at once. */
function withOverviewStyles(html: string): string {
  const files = /\sdata-overview="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const links = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * Marks the page with the theme that was chosen in this browser; without a choice it follows the system (`src/ui/theme.ts`).
 */
function themed(html: string, theme: string | undefined): string {
  return theme === 'light' || theme === 'dark' ? html.replace('<html', `<html data-theme="${theme}"`) : html;
}

async function readPage(file: string, built: string, announced: Announced): Promise<Page> {
  const text = announce(await readFile(file, 'utf8'), announced);
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  const [head = '', ...rest] = withOverviewStyles(text).split(PLACE);
  return {
    built,
    hash,
    bodies: { br, gzip: zipped, identity },
    head: head + PLACE,
    rest: rest.join(PLACE),
  };
}

/** Made for one reader, so in little time. */
function compressor(encoding: Encoding) {
  if (encoding === 'identity') return new PassThrough();
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function sendKept({ hash, bodies }: Page, request: FastifyRequest, reply: FastifyReply): void {
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

/** Sends a page for whoever asks and nobody else, so it is kept nowhere. The head is sent while the list is being drawn. */
async function sendWithSight(
  { head, rest }: Page,
  drawing: Promise<string | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = compressor(encoding);
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8').send(body);
  body.write(themed(head, request.cookies['theme']));
  if ('flush' in body) body.flush();
  const html = await drawing;
  // To be seen only: what is pressed or typed before the application stands would be lost.
  const sight = html && `<div class="first-sight" inert aria-hidden="true">${html}</div>`;
  body.end(`${sight ?? ''}${rest}`);
  // Before that the reply counts as not sent, and would be ended empty. Who leaves meanwhile does not need it.
  await finished(body).catch(() => undefined);
}

/**
 * Sends the built page with what this server announces in it: the file itself may be served by another server, which
 * can do less. Made once for each build, and asked for again each time. On the overview's addresses the list stands in
 * it as the application will draw it first, where that can be drawn.
 */
export function announcedPage(
  file: string,
  announced: Announced,
  drawFirstSight: DrawFirstSight | undefined,
) {
  let page: Page | undefined;

  async function current(): Promise<Page> {
    const { mtimeMs, size } = await stat(file);
    const built = `${mtimeMs} ${size}`;
    if (page?.built !== built) page = await readPage(file, built, announced);
    return page;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!drawFirstSight || !showsOverview(request)) return sendKept(await current(), request, reply);
    const drawing = drawFirstSight(request);
    await sendWithSight(await current(), drawing, request, reply);
  };
}
