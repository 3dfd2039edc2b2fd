import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Starts to send traces to the collector at this address, by OTLP over HTTP. The packages for this are loaded only
 * here. They read the variables of OpenTelemetry for headers, time limits, sampling and attributes of the service.
 */
export async function startTracing(collector: string, version: string): Promise<{ stop(): Promise<void> }> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const own = resources.resourceFromAttributes({
    'service.name': 'idp-dashboard',
    'service.version': version,
  });
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: own.merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      trace.disable();
      context.disable();
      propagation.disable();
      await provider.shutdown();
    },
  };
}
