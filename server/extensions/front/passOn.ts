import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/http/problems';
import { headersOf, type Guarded } from '../../platform/http/securityHeaders';
import { responseHeaders, requestHeaders } from './passedHeaders';
import type { Upstream } from './settings';

/**
 * Passes calls on to the existing server unchanged: bodies are streams that the front does not read, and nothing is
 * sent twice. If that server does not answer, the caller gets the same refusal as from our own server.
 */
export async function passOn(
  app: FastifyInstance,
  config: Guarded & { readonly upstream: Upstream },
): Promise<void> {
  const { url, paths, timeoutMs } = config.upstream;
  const rewriteRequestHeaders = requestHeaders(config);
  const ownHeaders = headersOf(config);
  await app.register(replyFrom, {
    base: url,
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } },
    disableRequestLogging: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return reply.from(undefined, {
      rewriteRequestHeaders,
      rewriteHeaders: responseHeaders,
      retryDelay: () => null,
      onError: (failed, { error }) => {
        request.log.error({ err: error }, 'the existing server does not answer');
        failed.headers(ownHeaders(request)).send(new ProblemError('unavailable'));
      },
    });
  }

  for (const path of paths) {
    app.all(`/${path}`, pass);
    app.all(`/${path}/*`, pass);
  }
}
