import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { withoutBase } from './basePath';
import { type ErrorPages, errorHandler } from './errorHandler';
import { loggerOptions } from './logging';
import { securityHeaders, type Guarded, headersOf } from './securityHeaders';
import { answerUnread } from './limits/unreadRequests';
import cookie from '@fastify/cookie';
import { chooseLanguage } from './language';

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

/**
 * Answers an address that cannot be decoded, such as `/%E0%A4%A`. No hook has seen it, so what hooks do for other answers
 * is done here.
 */
function answerUnreadAddress(config: Guarded & Pick<Config, 'federation'>, pages: ErrorPages) {
  const handle = errorHandler(pages);
  const headersFor = headersOf(config);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    chooseLanguage(request, config.federation, cookie.parse(request.headers.cookie ?? ''));
    return handle(error, request, reply.headers(headersFor(request)));
  };
}
