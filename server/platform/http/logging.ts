import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { routeInMetrics } from '../telemetry/requestMetrics';
import { routeOf } from './route';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who is signed in, as the log names them; undefined for a guest. */
    pseudonym: string | undefined;
  }
  interface FastifyContextConfig {
    /** Browsers load it beside a page: it is a line of the log only where it fails. */
    asset?: true;
    /** Whoever knows its address may do what it does: the log has the route in place of the address. */
    secretPath?: true;
  }
}

/** Route of the files that were built (`static.ts`). */
const FILES = '/*';
const FAILED = 400;

/**
 * Makes the logger, which writes a JSON line for each entry to standard output. Addresses are logged without their query,
 * since that may carry login codes.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): false | { level: string } {
  return logLevel === 'silent' ? false : { level: logLevel };
}

/** Logs each request once it is answered: from where, by whom, which route, and how it ended. */
export function addRequestLog(app: FastifyInstance): void {
  const pathOf = loggedPath(app);
  app.addHook('onResponse', async (request, reply) => {
    if (isOrdinary(request) && reply.statusCode < FAILED) return;
    request.log.info(
      {
        method: request.method,
        route: routeInMetrics(request, reply),
        path: pathOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        address: request.ip,
        person: request.pseudonym,
      },
      'answered',
    );
  });
}

/** Returns what the log says of an address. One that only begins like a secret one, and finds no route, may hold the secret, too. */
function loggedPath(app: FastifyInstance): (request: FastifyRequest) => string {
  const secrets: string[] = [];
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.secretPath) secrets.push(url.slice(0, url.indexOf(':')));
  });
  return (request) => {
    if (request.routeOptions.config.secretPath) return routeOf(request);
    const [path = ''] = request.url.split('?', 1);
    const read = decoded(path).toLowerCase();
    const secret = secrets.find((before) => read.startsWith(before));
    return secret === undefined ? path : `${secret}*`;
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isOrdinary({ routeOptions: { url, config } }: FastifyRequest): boolean {
  return config.counted === true || config.asset === true || url === FILES;
}
