/** Requests, transactions and calls of other programs are one trace, which comes from the proxy and is carried on. */
import { trace } from '@opentelemetry/api';
import { openSource } from '../../../server/modules/metadata/source';
import { jiraClient } from '../../../server/modules/tickets/jira/jiraClient';
import { fetchFrom, inSpan } from '../../../server/platform/telemetry/spans';
import { startTracing } from '../../../server/platform/telemetry/startTracing';
import { Type } from 'typebox';
import { catchLog } from '../../support/server/catchLog';
import { startCollector, type ReceivedSpan } from '../../support/server/collector';
import { wiki } from '../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../support/server/server';

const SERVER = 2;
const CLIENT = 3;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

let collector: Awaited<ReturnType<typeof startCollector>>;
let apps: TestApp[];
let tracing: Awaited<ReturnType<typeof startTracing>>;

async function app(settings: Readonly<Record<string, string>>): Promise<TestApp> {
  const [first] = apps;
  const one = await startTestApp({ settings, ...(first && { database: first.database }) });
  apps.push(one);
  return one;
}

beforeEach(async () => {
  apps = [];
  collector = await startCollector();
  tracing = await startTracing(collector.url, '1.2.3');
});
afterEach(async () => {
  for (const one of apps.reverse()) await one.close();
  await tracing.stop();
  await collector.stop();
});

/** Returns what the collector has got, once everything is sent. */
async function sent(): Promise<ReceivedSpan[]> {
  await tracing.stop();
  return collector.spans;
}

test('a request behind the proxy continues its trace, and so does the transaction within it', async () => {
  const server = await app({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  });
  const lines = catchLog(server);
  const admin = await server.as('admin');
  const headers = { traceparent, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ spEntityId: wiki, comments: 'Ann Bee asks' }).toString();
  await admin.call('POST', '/dashboard/api/services/connect', body, headers);
  const spans = await sent();
  const request = spans.find(({ kind }) => kind === SERVER);
  expect(request).toMatchObject({
    name: 'POST /dashboard/api/services/connect',
    traceId: TRACE,
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.route': '/dashboard/api/services/connect', 'http.request.method': 'POST' },
  });
  expect(spans.filter(({ name }) => name === 'database transaction')).toContainEqual(
    expect.objectContaining({ traceId: TRACE, parentSpanId: request?.spanId }),
  );
  expect(collector.services).toContainEqual({ 'service.name': 'idp-dashboard', 'service.version': '1.2.3' });
  const about = lines.filter(({ msg }) => msg === 'answered');
  expect(about.at(-1)).toMatchObject({ trace: TRACE });
  for (const personal of ['Ann Bee', 'admin', wiki]) expect(JSON.stringify(spans)).not.toContain(personal);
});

test('trace headers from outside are ignored', async () => {
  const server = await app({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await (await server.as('guest')).call('GET', '/dashboard/api/users/me', undefined, { traceparent });
  const [request] = (await sent()).filter(({ kind }) => kind === SERVER);
  expect(request).toMatchObject({ name: 'GET /dashboard/api/users/me' });
  expect(request?.traceId).not.toBe(TRACE);
});

test('calls of Jira, feeds and the login provider are spans, and carry the trace on', async () => {
  const { url } = collector;
  const { signal } = new AbortController();
  const health = { failed() {}, answered() {}, limited() {}, isPaused: () => false, isUp: () => true };
  await inSpan({ name: 'outer' }, async () => {
    const account = { kind: 'token', token: 't' } as const;
    const jira = jiraClient({ url, kind: 'datacenter', account, mostBytes: 1_000 }, health as never);
    await jira.read('myself', Type.Object({}), signal);
    await fetchFrom('feed')(`${url}/feed/secret`);
    await fetchFrom('login provider')(`${url}/.well-known/openid-configuration`);
  });
  const spans = await sent();
  const outer = spans.find(({ name }) => name === 'outer');
  const calls = spans.filter(({ kind }) => kind === CLIENT);
  expect(calls.map(({ name }) => name)).toEqual(['GET Jira', 'GET feed', 'GET login provider']);
  for (const call of calls)
    expect(call).toMatchObject({
      traceId: outer?.traceId,
      parentSpanId: outer?.spanId,
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    });
  expect(collector.otherRequests.map(({ headers }) => headers.traceparent)).toEqual(
    calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`),
  );
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('a call that fails reports the kind of error, and the error is unchanged', async () => {
  await expect(openSource({ kind: 'url', url: 'https://127.0.0.1:1/feed' })).rejects.toThrow(
    'it cannot be fetched',
  );
  expect(await sent()).toContainEqual(
    expect.objectContaining({
      name: 'GET feed',
      attributes: expect.objectContaining({ 'error.type': 'TypeError' }),
    }),
  );
});

test('without tracing nothing is sent, carried on or written', async () => {
  await tracing.stop();
  const server = await app({ LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  const lines = catchLog(server);
  await (await server.as('guest')).call('GET', '/dashboard/api/users/me', undefined, { traceparent });
  await fetchFrom('feed')(`${collector.url}/feed`);
  expect(trace.getActiveSpan()).toBeUndefined();
  expect(lines.at(-1)).not.toHaveProperty('trace');
  expect(collector.spans).toEqual([]);
  expect(collector.otherRequests[0]?.headers).not.toHaveProperty('traceparent');
});
