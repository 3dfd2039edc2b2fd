/**
 * Counts and readings appear in Prometheus' form, with the names and labels of the registry, and no others.
 */
import fc from 'fast-check';
import { count } from '../../../server/platform/telemetry/meters';
import { allMetrics } from '../../../server/platform/telemetry/metricIds';
import { institutionRoles } from '../../../server/modules/person/institutionRoles';
import { METRICS } from '../../../server/platform/telemetry/metrics';
import { watch } from '../../../server/watch';
import { freePort } from '../../support/product/dashboard';
import { startTestApp, testConfig, type TestApp } from '../../support/server/server';
import { scrape, valueOf, type Sample } from '../../support/server/metrics';

let server: TestApp;
let port: number;
let watched: Awaited<ReturnType<typeof watch>>;
const now = new Date('2026-11-25T12:00:00Z');

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

beforeAll(async () => {
  port = await freePort();
  server = await startTestApp({
    now: () => now,
    settings: {
      METRICS_PORT: String(port),
      METRICS_HOST: '127.0.0.1',
      READS_PER_MINUTE: '500',
      JIRA_URL: 'https://jira.example.org',
      JIRA_TOKEN: 'token',
      JIRA_CONFIG: 'docs/jira.example.json',
    },
  });
  const { config, database } = server;
  const roles = { rolesOf: institutionRoles, answers: () => false };
  watched = await watch({ config, database, roles, now: () => now });
});
afterAll(async () => {
  await watched?.stop();
  await server.close();
});

let hours = 0;

/** Reads again what the database tells, which is kept for a while. */
async function scrapeAnew(): Promise<Sample[]> {
  const { performance } = globalThis;
  const late = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + ++hours * 3_600_000);
  try {
    return await scrape(port);
  } finally {
    late.mockRestore();
  }
}

const methodsOf = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;
const REQUESTS = `${METRICS.requests.name}_count`;

test('requests are counted by route, method and class of status', async () => {
  const viewer = await server.as('viewer');
  await viewer.get('/dashboard/api/users/me');
  await viewer.get('/dashboard/api/x/desk/mails/CXT-1');
  await viewer.get('/dashboard/api/services/detail/1/saml20_sp');
  const samples = await scrape(port);
  const of = (route: string, status: string) => valueOf(samples, REQUESTS, { route, method: 'GET', status });
  expect(of('/dashboard/api/users/me', '2xx')).toBe(1);
  expect(of('/dashboard/api/x/desk/mails/:id', '4xx')).toBe(1);
  expect(
    valueOf(samples, `${METRICS.requests.name}_bucket`, { route: '/dashboard/api/users/me', le: '+Inf' }),
  ).toBe(1);
  expect(samples.some(({ labels }) => Object.values(labels).some((said) => said.includes('CXT-1')))).toBe(
    false,
  );
});

test('an invented address does not become a label', async () => {
  const guest = await server.as('guest');
  const routes = () => scrape(port).then((all) => new Set(all.map(({ labels: { route } }) => route)));
  await guest.get('/nowhere');
  const before = await routes();
  const methods = fc.constantFrom(...methodsOf);
  const paths = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 4 });
  const prefixes = fc.constantFrom('', '/dashboard/api', '/dashboard/api/services', '/assets', '/internal');
  await fc.assert(
    fc.asyncProperty(methods, prefixes, paths, async (method, prefix, parts) => {
      await guest.call(method, [prefix, ...parts.map(encodeURIComponent)].join('/') || '/');
    }),
    { numRuns: 200, seed: 8280 },
  );
  const added = [...(await routes())].filter((route) => !before.has(route));
  const isRegistered = (url = '') => methodsOf.some((method) => server.app.hasRoute({ method, url }));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((route) => !isRegistered(route))).toEqual([]);
});

test('waiting work is reported by state, with the age of the oldest', async () => {
  await server.database.transaction(async (tx) => {
    const mail = (id: string, state: 'waiting' | 'failed' | 'sent', at: Date) =>
      tx
        .insertInto('mail')
        .values({
          message_id: id,
          kind: 'invitation',
          state,
          language: 'en',
          recipients: '[]',
          copies: '[]',
          reply_to: null,
          subject: '',
          plain_text: '',
          html: '',
          ticket_key: null,
          institution_entity_id: null,
          created_at: at,
          due_at: at,
        })
        .execute();
    await mail('a', 'waiting', ago(3));
    await mail('b', 'waiting', ago(5));
    await mail('c', 'failed', ago(60));
    await mail('d', 'sent', ago(90));
    await tx
      .insertInto('outbox')
      .values({
        id: 'x',
        kind: 'reminder',
        state: 'queued',
        institution_entity_id: 'i',
        ticket_key: 'CXT-1',
        task: '{}',
        created_at: ago(7),
        due_at: ago(7),
      })
      .execute();
    await tx
      .insertInto('login_institution')
      .values({ number: 1, entity_id: 'i', newest: ago(11) })
      .execute();
    await tx
      .insertInto('login_new')
      .values([
        { institution: 1, day: 20_000, events: Buffer.alloc(19), since: ago(3) },
        { institution: 1, day: 20_001, events: Buffer.alloc(19), since: ago(4) },
      ])
      .execute();
    await tx.insertInto('login_recount').values({ institution: 1, year: 2026, since: null }).execute();
  });
  const samples = await scrapeAnew();
  const value = (id: keyof typeof METRICS, labels: Readonly<Record<string, string>> = {}) =>
    valueOf(samples, METRICS[id].name, labels);
  expect(value('databaseUp')).toBe(1);
  expect(value('mails', { state: 'waiting' })).toBe(2);
  expect(value('mailsOldest', { state: 'waiting' })).toBe(300);
  expect(value('mails', { state: 'failed' })).toBe(1);
  expect(value('mailsOldest', { state: 'failed' })).toBe(3600);
  expect(value('outbox', { state: 'queued' })).toBe(1);
  expect(value('outboxOldest', { state: 'queued' })).toBe(420);
  expect(value('outbox', { state: 'uncertain' })).toBe(0);
  expect(value('loginsNewest')).toBe(660);
  expect(value('loginsUncounted')).toBe(240);
  expect(value('sessions')).toBeGreaterThan(0);
});

test('the database is queried once in ten seconds, regardless of requests; metrics that it lacks are absent', async () => {
  const selects = jest.spyOn(server.database.read, 'selectFrom');
  await scrapeAnew();
  const once = selects.mock.calls.length;
  await Promise.all([scrape(port), scrape(port), scrape(port)]);
  expect(once).toBeGreaterThan(3);
  expect(selects.mock.calls.length).toBe(once);
  selects.mockImplementation(() => {
    throw new Error('away');
  });
  const samples = await scrapeAnew();
  selects.mockRestore();
  expect(valueOf(samples, METRICS.databaseUp.name)).toBe(0);
  expect(valueOf(samples, METRICS.mails.name)).toBeUndefined();
  expect(valueOf(samples, METRICS.residentMemory.name)).toBeGreaterThan(1_000_000);
});

test('reported metrics have the names and the labels of the registry, and no others', async () => {
  count('decisions', { decision: 'Permit' });
  count('chartEnds', { machine: 'connect', end: 'finished' });
  count('signIns', { outcome: 'ok' });
  const samples = await scrapeAnew();
  const known = new Map(
    allMetrics().flatMap(({ name, kind, labels = {} }) => {
      const names = kind === 'histogram' ? ['_count', '_sum', '_bucket'].map((end) => name + end) : [name];
      const own = Object.keys(labels);
      return names.map((one) => [one, one.endsWith('_bucket') ? [...own, 'le'] : own] as const);
    }),
  );
  expect(samples.length).toBeGreaterThan(50);
  for (const { name, labels } of samples)
    expect([name, Object.keys(labels).sort()]).toEqual([name, [...(known.get(name) ?? ['?'])].sort()]);
});

test('REQUIREMENTS 394: whether the directory of roles answers', async () => {
  expect(valueOf(await scrape(port), METRICS.rolesUp.name, {})).toBe(0);
});

test('refusals by a limit are counted', async () => {
  const member = await server.as('member');
  for (let times = 0; times < 502; times++) await member.get('/dashboard/api/x/session');
  expect(valueOf(await scrape(port), METRICS.limitRefusals.name, { limit: 'reads' })).toBe(2);
  expect(valueOf(await scrape(port), METRICS.limitRefusals.name, { limit: 'wrong accounts' })).toBe(0);
});

test('that port serves nothing else, and without it no metrics are served', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/dashboard/api/users/me`)).status).toBe(404);
  await watched?.stop();
  watched = undefined;
  await expect(scrape(port)).rejects.toThrow();
  expect(await watch({ ...server, config: testConfig(), now: () => now })).toBeUndefined();
});
