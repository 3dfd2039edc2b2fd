import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePathOf } from '../config/basePathOf';
import type { Config } from '../config/config';
import { ProblemError } from './problems';
import { routeOf } from './route';

type Placed = Pick<Config, 'publicUrl'>;

/** Supervisors call the server directly, so these routes are not below the path of the public address. */
const OF_THE_PROCESS = '/internal/';
/** Attributes of our pages that contain a path of this server. Escaped text has no such quotes. */
const PATH_IN_PAGE = / (href|src|srcset|action)="\/(?!\/)/g;

/**
 * Removes the path of `PUBLIC_URL` from the address of a request, if it has one and the proxy keeps it. Routes are
 * registered without it; `addBasePath`, `withBase` and `publicUrl` add it to outgoing addresses.
 */
export function withoutBase({ publicUrl }: Placed) {
  const basePath = basePathOf(publicUrl);
  return ({ url: requested = '/' }: IncomingMessage): string => {
    const url = withoutHost(requested);
    if (basePath === '' || !isBelow(url, basePath)) return url;
    const rest = url.slice(basePath.length);
    return rest.startsWith('/') ? rest : `/${rest}`;
  };
}

/** Refuses requests that are not below the path, and adds the path to redirects within this server. */
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

/** Adds the path to the addresses in a page of this server. */
export function withBase(page: string, { publicUrl }: Placed): string {
  const basePath = basePathOf(publicUrl);
  return basePath === '' ? page : page.replace(PATH_IN_PAGE, ` $1="${basePath}/`);
}

/** Returns the `Path` of our cookies, so that browsers send them to no other application on the host. */
export function cookiePath({ publicUrl }: Placed): string {
  return basePathOf(publicUrl) || '/';
}

/** Removes scheme and host from an absolute-form address, which every server must accept (RFC 9112, 3.2.2). */
function withoutHost(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

function isBelow(url: string, basePath: string): boolean {
  return url.startsWith(basePath) && /^([/?]|$)/.test(url.slice(basePath.length));
}
