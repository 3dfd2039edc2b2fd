import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import {
  isOverview,
  type PrerenderRequest,
  type PrerenderResult,
} from '../../../src/contracts/domain/prerender';
import { API_PREFIX } from '../../platform/http/route';

/** HTML of what the page will show first; undefined where it has to render itself from the beginning. */
export type Prerender = (request: FastifyRequest) => Promise<string | undefined>;

/** The page's own scripts run after it, so they may not be held up for longer. */
const PATIENCE_MS = 400;
/** Rendering takes some 20 ms; whoever comes behind this many gets a page without it. */
const MOST_AT_A_TIME = 4;
/** Most times that a thread that broke is replaced by another one. */
const MOST_THREADS = 3;
const MEMORY = { maxOldGenerationSizeMb: 512 };

/**
 * Tells whether the document of the overview is asked for; `?language=` is told to the server by the page's own first call.
 */
export function showsOverview({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const [pathname = ''] = url.split('?', 1);
  const query = new URLSearchParams(url.slice(pathname.length));
  return method === 'GET' && isOverview(pathname) && !query.has('language');
}

/**
 * Renders what the answers to the first two calls of the page show, with the application itself (`src/prerender.ts`), in
 * a thread beside this one. The calls are made within this process for whoever asks for the page: rights, limits and forms
 * are those of every call.
 */
export function makePrerender(
  app: FastifyInstance,
  { publicUrl, logoHosts, product }: Pick<Config, 'publicUrl' | 'logoHosts' | 'product'>,
  file: string,
): Prerender {
  const waiting = new Map<number, (html: string | undefined) => void>();
  let thread: Worker | undefined;
  let threads = 0;
  let underWay = 0;
  let last = 0;

  function startThread(): void {
    if (threads === MOST_THREADS) return;
    threads += 1;
    thread = new Worker(file, { resourceLimits: MEMORY });
    thread.unref();
    thread.on('message', ({ id, html, error }: PrerenderResult) => {
      if (error !== undefined) app.log.error({ error }, 'a page cannot be prerendered');
      waiting.get(id)?.(html);
      waiting.delete(id);
    });
    thread.on('error', (error) => app.log.error(error, 'a page cannot be prerendered'));
    thread.on('exit', () => {
      thread = undefined;
      for (const tell of waiting.values()) tell(undefined);
      waiting.clear();
      startThread();
    });
  }

  // The first time takes ten times as long as the next, which is no visitor's to wait for.
  app.addHook('onReady', async () => startThread());
  app.addHook('onClose', async () => {
    threads = MOST_THREADS;
    await thread?.terminate();
  });

  async function answerTo(request: FastifyRequest, path: string): Promise<string | undefined> {
    const { cookie, host } = request.headers;
    const { statusCode, payload } = await app.inject({
      url: `${API_PREFIX}${path}`,
      headers: { accept: 'application/json', ...(cookie && { cookie }), ...(host && { host }) },
      remoteAddress: request.ip,
    });
    return statusCode === 200 ? payload : undefined;
  }

  async function render(request: FastifyRequest): Promise<string | undefined> {
    const [person, list] = await Promise.all([
      answerTo(request, '/users/me'),
      answerTo(request, '/services?form=list'),
    ]);
    const renderer = thread;
    if (person === undefined || list === undefined || !renderer) return undefined;
    const id = (last += 1);
    const url = new URL(request.url, publicUrl).href;
    const { language } = request;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      const cookie = request.headers.cookie ?? '';
      const logos = logoHosts.join(' ');
      const { name, logo } = product;
      const asked: PrerenderRequest = {
        id,
        url,
        cookie,
        language,
        logos,
        product: { name, ...(logo && { logo }) },
        person,
        list,
      };
      renderer.postMessage(asked);
    });
  }

  async function renderOrNot(request: FastifyRequest): Promise<string | undefined> {
    underWay += 1;
    try {
      return await render(request);
    } catch (error) {
      request.log.error(error, 'a page cannot be prerendered');
      return undefined;
    } finally {
      underWay -= 1;
    }
  }

  return async (request) => {
    if (!thread || underWay >= MOST_AT_A_TIME) return undefined;
    return Promise.race([renderOrNot(request), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  };
}
