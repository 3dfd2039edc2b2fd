import { send } from '../../../../server/extensions/webhooks/send';
import { inSpan } from '../../../../server/platform/telemetry/spans';
import { startTracing } from '../../../../server/platform/telemetry/startTracing';
import { startCollector } from '../../../support/server/collector';

test('a call of a webhook is a span, carries the trace on, and names no secret address', async () => {
  const collector = await startCollector();
  const tracing = await startTracing(collector.url, '1.2.3');
  const event = { id: 'e', body: '{}', address: `${collector.url}/hook/secret`, generations: [] };
  await inSpan({ name: 'outer' }, () => send('k'.repeat(32), event, new Date()));
  await tracing.stop();
  await collector.stop();
  const outer = collector.spans.find(({ name }) => name === 'outer');
  const call = collector.spans.find(({ name }) => name === 'POST webhook');
  expect(call).toMatchObject({
    traceId: outer?.traceId,
    parentSpanId: outer?.spanId,
    attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
  });
  expect(collector.otherRequests.map(({ headers }) => headers.traceparent)).toEqual([
    `00-${call?.traceId}-${call?.spanId}-01`,
  ]);
  expect(JSON.stringify(collector.spans)).not.toContain('secret');
});
