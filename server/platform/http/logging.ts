import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { routeInMetrics } from '../telemetry/requestMetrics';
import { routeOf } from './route';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pseudonym of the signed-in person in the log; undefined for a guest. */
    pseudonym: string | undefined;
  }
  interface FastifyContextConfig {
    /** Browsers load it along with a page. It is logged only if it fails. */
    asset?: true;
    /** The address is a secret that grants access, so that the log has the route instead. */
    secretPath?: true;
  }
}

/** Route of the built files (`static.ts`). */
const FILES = '/*';
const FAILED = 400;

/**
 * Returns the options of the logger, which writes a JSON line for each entry to standard output. Addresses are logged
 * without their query, since it may contain login codes.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): false | { level: string } {
  return logLevel === 'silent' ? false : { level: logLevel };
}

/** Logs each request after its answer: address, person, route and outcome. */
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

/**
 * Returns a function for the logged path of a request. A path that begins like a secret one but finds no route may also
 * contain the secret.
 */
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
