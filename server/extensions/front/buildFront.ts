import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { addStatic } from '../../modules/client/client.module';
import { addPageStyle, loginPages } from '../../modules/identity/identity.module';
import { healthOf, infoRoutes } from '../../modules/operations/operations.module';
import { addBasePath } from '../../platform/http/basePath';
import { errorHandler } from '../../platform/http/errorHandler';
import { chooseLanguage } from '../../platform/http/language';
import { addLeaving } from '../../platform/http/leaving';
import { addRequestLog } from '../../platform/http/logging';
import { addHeaders } from '../../platform/http/securityHeaders';
import { serverOptions } from '../../platform/http/serverOptions';
import { addRequestMetrics } from '../../platform/telemetry/requestMetrics';
import { addRequestSpans } from '../../platform/telemetry/requestSpans';
import { passOn } from './passOn';
import type { FrontConfig } from './readFront';

export interface FrontOptions {
  /** Folder of the built client; without one the front only passes calls on. */
  readonly clientDir?: string;
  readonly isLeaving?: () => boolean;
}

/**
 * Builds a server that shows our pages and passes everything else on to an existing dashboard server. It stores
 * nothing.
 */
export async function buildFront(
  config: FrontConfig,
  { clientDir, isLeaving = () => false }: FrontOptions = {},
): Promise<FastifyInstance> {
  const pages = loginPages(config);
  const app = fastify({
    ...serverOptions(config, pages),
    // The server that reads the body limits its size.
    bodyLimit: Number.MAX_SAFE_INTEGER,
  });
  app.setErrorHandler(errorHandler(pages));
  app.decorateRequest('pseudonym', undefined);
  // The front does not read the body, so it cannot find faults in it.
  app.decorateRequest('partsRead', true);
  app.decorateRequest('language', 'en');
  app.decorateRequest('languageChosen', false);
  addRequestSpans(app, config);
  addLeaving(app, isLeaving);
  addRequestLog(app);
  addRequestMetrics(app);
  addBasePath(app, config);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => chooseLanguage(request, config.federation, request.cookies));
  await app.register((passed) => passOn(passed, config));
  await app.register(async (own) => {
    addHeaders(own, config);
    addPageStyle(own);
    await own.register(healthOf(upstreamHealth(config), isLeaving));
    await own.register(infoRoutes({ config }));
    await addStatic(own, config, clientDir, { prerenders: false });
  });
  return app;
}

/** A front is ready if the existing server answers, with any status: its own readiness addresses are not known. */
function upstreamHealth({ upstream }: FrontConfig) {
  return {
    name: 'the existing server',
    details: { database: 'none' },
    async check() {
      const { status, body } = await fetch(`${upstream.url}/internal/health`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(upstream.timeoutMs),
      });
      await body?.cancel();
      if (status >= 500) throw new Error(`It answers ${status}.`);
    },
  };
}
