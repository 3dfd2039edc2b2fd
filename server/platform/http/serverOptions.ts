import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config';
import { withoutBase } from './basePath';
import type { ErrorPages } from './errorHandler';
import { loggerOptions } from './logging';
import { securityHeaders, type Guarded } from './securityHeaders';
import { answerUnreadAddress } from './unreadAddress';
import { answerUnread } from './unreadRequests';

/** Returns how every server of ours numbers, logs and places requests, and answers those that cannot be read. */
export function serverOptions(
  config: Guarded & Pick<Config, 'federation' | 'logLevel' | 'trustProxy'>,
  pages: ErrorPages,
) {
  return {
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: withoutBase(config),
    trustProxy: config.trustProxy ?? false,
    // Who was let in before the server began to close is answered.
    return503OnClosing: false,
    frameworkErrors: answerUnreadAddress(config, pages),
    clientErrorHandler: answerUnread(securityHeaders(config)),
  } satisfies FastifyServerOptions;
}
