import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePathOf } from '../../platform/config/basePathOf';
import type { Config } from '../../platform/config/config';
import {
  isOverview,
  type PrerenderRequest,
  type PrerenderResult,
  type PrerenderStart,
} from '../../../src/contracts/domain/prerender';
import { API_PREFIX } from '../../platform/http/route';
import { treesOf } from './translationFiles';

/** Returns the HTML of the first view; undefined if the page has to render by itself. */
export type Prerender = (request: FastifyRequest) => Promise<string | undefined>;

/** The scripts of the page run after the prerendered list, so they must not wait longer for it. */
const TIMEOUT_MS = 400;
/**
 * Consecutive late results before a pause: with a list so large that it is always late, every reader would wait for
 * nothing.
 */
const MOST_LATE = 5;
const PAUSE_MS = 5_000;
const LATE = Symbol('late');
/** Most renderings at a time; each takes some 20 ms. Further pages are sent without one. */
const MOST_AT_A_TIME = 4;
/** Most threads that are started in total, counting replacements of broken ones. */
const MOST_THREADS = 3;
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** Parts of a request that the document depends on. */
type PageRequest = Pick<FastifyRequest, 'url' | 'headers' | 'ip' | 'language'>;

/**
 * Returns true if the overview document is requested. Addresses with `?language=` do not count, since only the first
 * call of the page passes the language to the server.
 */
export function showsOverview({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const [pathname = ''] = url.split('?', 1);
  const query = new URLSearchParams(url.slice(pathname.length));
  return method === 'GET' && isOverview(pathname) && !query.has('language');
}

/**
 * Renders the answers to the first two calls of the page with the application itself (`src/prerender.ts`), in a worker
 * thread. The calls are made within this process on behalf of the reader, so that their rights and limits apply.
 */
export function makePrerender(
  app: FastifyInstance,
  {
    publicUrl,
    logoHosts,
    product,
    translations,
    federation,
  }: Pick<Config, 'publicUrl' | 'logoHosts' | 'product' | 'translations' | 'federation'>,
  file: string,
): Prerender {
  const basePath = basePathOf(publicUrl);
  const added = Object.fromEntries(
    [...translations].map(([language, sentences]) => [language, treesOf(sentences)]),
  );
  const waiting = new Map<number, (html: string | undefined) => void>();
  let thread: Worker | undefined;
  let threads = 0;
  let underWay = 0;
  let last = 0;
  let late = 0;
  let pausedUntil = 0;
  let first: Promise<void> | undefined;

  function startThread(): void {
    if (threads === MOST_THREADS) return;
    threads += 1;
    thread = new Worker(file, { resourceLimits: MEMORY, workerData: { added } satisfies PrerenderStart });
    thread.unref();
    thread.on('message', ({ id, html, error }: PrerenderResult) => {
      if (error !== undefined) app.log.error({ error }, 'a page cannot be prerendered');
      waiting.get(id)?.(html);
      waiting.delete(id);
    });
    thread.on('error', (error) => app.log.error(error, 'a page cannot be prerendered'));
    thread.on('exit', () => {
      thread = undefined;
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
      startThread();
    });
  }

  app.addHook('onReady', async () => {
    startThread();
    first = warmUp();
  });
  app.addHook('onClose', async () => {
    threads = MOST_THREADS;
    await thread?.terminate();
    // Its calls need resources that are closed after this.
    await first;
  });

  async function answerTo(request: PageRequest, path: string): Promise<string | undefined> {
    const { cookie, host } = request.headers;
    const { statusCode, payload } = await app.inject({
      url: `${basePath}${API_PREFIX}${path}`,
      headers: { accept: 'application/json', ...(cookie && { cookie }), ...(host && { host }) },
      remoteAddress: request.ip,
    });
    return statusCode === 200 ? payload : undefined;
  }

  async function render(request: PageRequest): Promise<string | undefined> {
    const [person, list] = await Promise.all([
      answerTo(request, '/users/me'),
      answerTo(request, '/services?form=list'),
    ]);
    const renderer = thread;
    if (person === undefined || list === undefined || !renderer) return undefined;
    const id = (last += 1);
    const url = new URL(publicUrl + request.url).href;
    const { language } = request;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      const cookie = request.headers.cookie ?? '';
      const logos = logoHosts.join(' ');
      const { name, logo } = product;
      const message: PrerenderRequest = {
        id,
        url,
        basePath,
        cookie,
        language,
        logos,
        product: { name, ...(logo && { logo }) },
        person,
        list,
      };
      renderer.postMessage(message);
    });
  }

  /** Renders once for warm-up: the first rendering takes ten times as long as the next ones. */
  async function warmUp(): Promise<void> {
    try {
      const { host } = new URL(publicUrl);
      const [language = 'en'] = federation.languages;
      await render({ url: '/apps/all', headers: { host }, ip: '127.0.0.1', language });
    } catch (error) {
      app.log.error(error, 'a page cannot be prerendered');
    }
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
    if (!thread || underWay >= MOST_AT_A_TIME || Date.now() < pausedUntil) return undefined;
    const html = await Promise.race([renderOrNot(request), setTimeout(TIMEOUT_MS, LATE, { ref: false })]);
    late = html === LATE ? late + 1 : 0;
    if (html !== LATE) return html;
    if (late >= MOST_LATE) pausedUntil = Date.now() + PAUSE_MS;
    return undefined;
  };
}
