import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { routeInMetrics } from '../telemetry/requestMetrics';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who is signed in, as the log names them; undefined for a guest. */
    pseudonym: string | undefined;
  }
  interface FastifyContextConfig {
    /** Browsers load it beside a page: it is a line of the log only where it fails. */
    asset?: true;
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
  app.addHook('onResponse', async (request, reply) => {
    if (isOrdinary(request) && reply.statusCode < FAILED) return;
    request.log.info(
      {
        method: request.method,
        route: routeInMetrics(request, reply),
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        address: request.ip,
        person: request.pseudonym,
      },
      'answered',
    );
  });
}

function isOrdinary({ routeOptions: { url, config } }: FastifyRequest): boolean {
  return config.counted === true || config.asset === true || url === FILES;
}
