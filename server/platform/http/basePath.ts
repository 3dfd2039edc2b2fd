import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePathOf } from '../config/basePathOf';
import type { Config } from '../config/config';
import { ProblemError } from './problems';
import { routeOf } from './route';

type Placed = Pick<Config, 'publicUrl'>;

/** Supervisors ask the server itself, whatever the address is that people use. */
const OF_THE_PROCESS = '/internal/';
/** Places of a page of ours where a path of this server stands. Written text has no such quotes. */
const PATH_IN_PAGE = / (href|src|srcset|action)="\/(?!\/)/g;

/**
 * Below a path (`PUBLIC_URL` with one) a proxy keeps that path, and all that is inside the server goes without it: it is taken off
 * here, before a route is looked for, and put before what leaves by `addBasePath`, `withBase` and `publicUrl`.
 */
export function withoutBase({ publicUrl }: Placed) {
  const basePath = basePathOf(publicUrl);
  return ({ url: asked = '/' }: IncomingMessage): string => {
    const url = withoutHost(asked);
    if (basePath === '' || !isBelow(url, basePath)) return url;
    const rest = url.slice(basePath.length);
    return rest.startsWith('/') ? rest : `/${rest}`;
  };
}

/** Refuses what is not below the path, and puts the path before redirections within this server. */
export function addBasePath(app: FastifyInstance, { publicUrl }: Placed): void {
  const basePath = basePathOf(publicUrl);
  if (basePath === '') return;
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (isBelow(withoutHost(request.originalUrl), basePath) || routeOf(request).startsWith(OF_THE_PROCESS))
      return;
    throw new ProblemError('not-found');
  });
  app.addHook('onSend', async (_request, reply) => {
    const to = reply.getHeader('location');
    if (typeof to === 'string' && /^\/(?!\/)/.test(to)) reply.header('location', basePath + to);
  });
}

/** Returns a page of this server with its addresses below the path. */
export function withBase(page: string, { publicUrl }: Placed): string {
  const basePath = basePathOf(publicUrl);
  return basePath === '' ? page : page.replace(PATH_IN_PAGE, ` $1="${basePath}/`);
}

/** Returns the `Path` of our cookies, so that nobody else on the host is sent them. */
export function cookiePath({ publicUrl }: Placed): string {
  return basePathOf(publicUrl) || '/';
}

/** Takes scheme and host off an address in absolute form, which every server has to take (RFC 9112, 3.2.2). */
function withoutHost(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

function isBelow(url: string, basePath: string): boolean {
  return url.startsWith(basePath) && /^([/?]|$)/.test(url.slice(basePath.length));
}
