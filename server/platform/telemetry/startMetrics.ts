import { metrics } from '@opentelemetry/api';
import type { MetricProducer } from '@opentelemetry/sdk-metrics';
import type { Config } from '../config/config';
import { beginCounters, SCOPE } from './meters';
import { metricData } from './metricData';
import { readAtMost, type MetricsSources } from './readAtMost';

/**
 * Starts to count, and serves counts and readings in Prometheus format, at `/metrics` of a separate address: its
 * clients need no session, and users of the dashboard cannot reach it. The packages for this are loaded only here.
 * Readings bypass the SDK's gauges, which would repeat a value that is no longer reported.
 */
export async function startMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  sources: MetricsSources,
): Promise<{ stop(): Promise<void> }> {
  const [sdk, { PrometheusExporter }, { emptyResource }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
    import('@opentelemetry/resources'),
  ]);
  const read = readAtMost(sources);
  const resource = emptyResource();
  const producer: MetricProducer = {
    async collect() {
      const scopeMetrics = [{ scope: { name: SCOPE }, metrics: metricData(await read(), sdk) }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
    metricProducers: [producer],
  });
  const provider = new sdk.MeterProvider({ resource, readers: [exporter] });
  await exporter.startServer();
  metrics.setGlobalMeterProvider(provider);
  beginCounters();
  return {
    async stop() {
      metrics.disable();
      await provider.shutdown();
    },
  };
}
