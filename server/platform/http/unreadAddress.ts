import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { errorHandler, type ErrorPages } from './errorHandler';
import { chooseLanguage } from './language';
import { headersOf, type Guarded } from './securityHeaders';

/**
 * Answers an address that cannot be decoded, such as `/%E0%A4%A`. No hook has seen it, so what hooks do for other answers
 * is done here.
 */
export function answerUnreadAddress(config: Guarded & Pick<Config, 'federation'>, pages: ErrorPages) {
  const handle = errorHandler(pages);
  const headersFor = headersOf(config);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    chooseLanguage(request, config.federation, cookie.parse(request.headers.cookie ?? ''));
    return handle(error, request, reply.headers(headersFor(request)));
  };
}
