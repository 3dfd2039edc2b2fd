import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { withoutBase } from './basePath';
import { type ErrorPages, errorHandler } from './errorHandler';
import { loggerOptions } from './logging';
import { securityHeaders, type Guarded, headersOf } from './securityHeaders';
import { respondUnread } from './limits/unreadRequests';
import cookie from '@fastify/cookie';
import { chooseLanguage } from './language';

/** Returns the options of every server: request ids, logging, base path, and answers to unreadable requests. */
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
    // Answers requests that arrived before the server began to close.
    return503OnClosing: false,
    frameworkErrors: answerUnreadAddress(config, pages),
    clientErrorHandler: respondUnread(securityHeaders(config)),
  } satisfies FastifyServerOptions;
}

/** Answers an address that cannot be decoded, such as `/%E0%A4%A`. No hook runs for it, so this does their work. */
function answerUnreadAddress(config: Guarded & Pick<Config, 'federation'>, pages: ErrorPages) {
  const handle = errorHandler(pages);
  const headersFor = headersOf(config);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    chooseLanguage(request, config.federation, cookie.parse(request.headers.cookie ?? ''));
    return handle(error, request, reply.headers(headersFor(request)));
  };
}
