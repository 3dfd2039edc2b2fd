import { hasPages } from '../../modules/client/client.module';
import { build } from '../../modules/operations/operations.module';
import { countInFlight } from '../../platform/http/limits/inFlight';
import { leave } from '../../platform/http/leave';
import { assertPortFree } from '../../platform/http/portFree';
import { processGauges } from '../../platform/telemetry/processGauges';
import { startMetrics } from '../../platform/telemetry/startMetrics';
import { startTracing } from '../../platform/telemetry/startTracing';
import { newsText } from '../../platform/text/translationFolder';
import type { RunningServer, Say } from '../../platform/module';
import { buildFront } from './buildFront';
import type { FrontConfig } from './readFront';

/** Starts a server that passes everything on to an existing one. Logs its address, and the settings that it ignores. */
export async function startFront(config: FrontConfig, clientDir: string, say: Say): Promise<RunningServer> {
  const { host, port, publicUrl, upstream, unused, tracesTo } = config;
  const tracing = tracesTo === undefined ? undefined : await startTracing(tracesTo, build.version);
  await assertPortFree(host, port);
  let isLeaving = false;
  const app = await buildFront(config, {
    isLeaving: () => isLeaving,
    ...(hasPages(clientDir, say) && { clientDir }),
  });
  const metrics = config.metrics && (await startMetrics(config.metrics, sourcesOf(config)));
  const requests = countInFlight(app);
  await app.listen({ host, port });
  config.translationNews.forEach((news) => say(newsText(news)));
  say(`Calls and logins go to ${upstream.url}; nothing is kept here.`);
  if (unused.length > 0) say(`These settings mean nothing beside UPSTREAM_URL: ${unused.join(', ')}.`);
  say(`The dashboard is at ${publicUrl}`);
  return {
    async stop(drainMs) {
      isLeaving = true;
      await leave(app, requests, { ...config, drainMs });
      await Promise.all([metrics?.stop(), tracing?.stop()]);
    },
  };
}

function sourcesOf({ commit }: FrontConfig) {
  const own = processGauges({ version: build.version, commit });
  return { own, stored: [], now: () => new Date() };
}
