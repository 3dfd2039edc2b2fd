import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import { placedPage, type Announced } from './indexHtml';
import { pageSender } from './page';
import { makePrerender } from './prerender';
import { addTranslationFiles } from './translationFiles';
import { ProblemError, sendProblem } from '../../platform/http/problems';
import { immutablePicture } from '../../platform/http/immutablePicture';

const YEAR = 31_536_000;
/** Paths that never return the page of the application. */
const OWN_PATHS =
  /^\/(dashboard|spDashboard|login|startSSO|oidc|internal|assets|logos|product|translations|metadata|mdq|export)(\/|$)/;

/** Settings that affect the files for browsers. */
type ClientConfig = Announced & Pick<Config, 'mode' | 'visualiser' | 'translations'>;

/**
 * Serves the built client: hashed files, which browsers cache forever, the page at every other address that browsers
 * navigate to, and the visualiser at `/qa` if it is on. `prerenders`: the page already contains the list of services.
 */
export async function addStatic(
  app: FastifyInstance,
  config: ClientConfig,
  clientDir: string | undefined,
  { prerenders = true } = {},
): Promise<void> {
  const { mode, visualiser } = config;
  addProductFiles(app, config);
  addTranslationFiles(app, config);
  const sendPage = clientDir === undefined ? undefined : pageOf(app, clientDir, config, prerenders);
  if (clientDir !== undefined && sendPage) {
    app.get('/', sendPage);
    app.get('/index.html', sendPage);
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      allowedPath: (file) =>
        !/\.(br|gz)$|^\/(qa\.html|page\.json)$/.test(file) && (mode === 'demo' || !file.endsWith('.map')),
      setHeaders: (reply, file) => {
        const hashed = file.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    if (clientDir === undefined || !sendPage || !asksForPage(request, address)) {
      return void sendProblem(request, reply, new ProblemError('not-found'));
    }
    // The reply is not returned: it is a thenable, and each await of it adds a listener to the response.
    return visualiser && address === '/qa'
      ? void sendVisualiser(reply, clientDir, config)
      : sendPage(request, reply);
  });
}

/** Sends the page of the visualiser, with the base path of the server. */
async function sendVisualiser(reply: FastifyReply, clientDir: string, config: ClientConfig): Promise<void> {
  const page = await readFile(path.join(clientDir, 'qa.html'), 'utf8');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(placedPage(page, config));
}

/** Returns the function that sends the page. The prerender script is built next to the client. */
function pageOf(app: FastifyInstance, clientDir: string, config: ClientConfig, prerenders: boolean) {
  const renderer = path.join(clientDir, '../prerender/prerender.js');
  const prerender = prerenders && existsSync(renderer) ? makePrerender(app, config, renderer) : undefined;
  return pageSender(path.join(clientDir, 'page.json'), config, prerender);
}

function asksForPage({ method, headers }: FastifyRequest, path: string): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !OWN_PATHS.test(path) && (headers.accept ?? '').includes('text/html');
}

/** Serves the logo files without a session, because the login page shows them. */
function addProductFiles(app: FastifyInstance, { product }: Pick<Config, 'product'>): void {
  for (const { path, type, body } of product.files) {
    app.get(path, { config: { anonymous: true, asset: true } }, async (_request, reply) =>
      reply.headers(immutablePicture).type(type).send(body),
    );
  }
}
