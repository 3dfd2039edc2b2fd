import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/**
 * Makes the logger, which writes a JSON line for each entry to standard output. Addresses are logged without their query,
 * since that may carry login codes.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): false | { level: string } {
  return logLevel === 'silent' ? false : { level: logLevel };
}

const FAILED = 400;

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.counted && reply.statusCode < FAILED) return;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
