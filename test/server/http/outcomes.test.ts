/**
 * Browsers report how conversations have ended; only ends of charts count, from any sender, and no one is
 * identified.
 */
import fc from 'fast-check';
import { CHART_ENDS } from '../../../src/contracts/domain/qa/chartEnds';
import { MOST_OUTCOMES } from '../../../src/contracts/wire/outcomes';
import type { CurrentUser } from '../../../src/contracts/wire/user';
import { METRICS } from '../../../server/platform/telemetry/metrics';
import { watch } from '../../../server/watch';
import { freePort } from '../../support/product/dashboard';
import { scrape, valueOf } from '../../support/server/metrics';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const PATH = '/dashboard/api/x/outcomes';

let server: TestApp;
let watched: Awaited<ReturnType<typeof watch>>;
let port: number;
let guest: TestClient;

beforeAll(async () => {
  port = await freePort();
  server = await startTestApp({ settings: { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' } });
  watched = await watch({ ...server, now: () => new Date() });
  guest = await server.as('guest');
});
afterAll(async () => {
  await watched?.stop();
  await server.close();
});

const report = (ends: unknown, headers = {}) => guest.call('POST', PATH, { ends } as object, headers);
const counted = async (machine: string, end: string) =>
  valueOf(await scrape(port), METRICS.chartEnds.name, { machine, end });
const series = async () => (await scrape(port)).filter(({ name }) => name === METRICS.chartEnds.name);

test('reports are counted by chart and end', async () => {
  const ends = [
    { machine: 'connect', end: 'finished', times: 2 },
    { machine: 'ticketRequest', end: 'rejected', times: 1 },
  ];
  expect((await report(ends)).statusCode).toBe(200);
  expect((await report(ends.slice(0, 1))).statusCode).toBe(200);
  expect(await counted('connect', 'finished')).toBe(4);
  expect(await counted('ticketRequest', 'rejected')).toBe(1);
});

test('one report has room for the ends of all charts', () => {
  expect(Object.values(CHART_ENDS).flat().length).toBeLessThanOrEqual(MOST_OUTCOMES);
});

test('a report with an unknown end is refused as a whole, and counts nothing', async () => {
  const known = { machine: 'connect', end: 'cancelled', times: 1 };
  const before = await series();
  const odd: unknown[] = [
    [known, { machine: 'connect', end: 'confirming', times: 1 }],
    [{ machine: 'toString', end: 'length', times: 1 }],
    [{ ...known, institution: 'https://idp.north.example' }],
    [{ ...known, times: 0 }],
    [{ ...known, times: 1_001 }],
    [],
    Array.from({ length: MOST_OUTCOMES + 1 }, () => known),
  ];
  for (const ends of odd) expect((await report(ends)).statusCode).toBe(400);
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (machine, end) => {
      fc.pre(CHART_ENDS[machine] === undefined);
      expect((await report([{ machine, end, times: 1 }])).statusCode).toBe(400);
    }),
    { numRuns: 50, seed: 8280 },
  );
  expect(await series()).toEqual(before);
});

test('only our own pages report, and no more than a page would', async () => {
  const ends = [{ machine: 'connect', end: 'cancelled', times: 1 }];
  expect((await report(ends, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const statuses = [];
  for (let times = 0; times < 601; times++) statuses.push((await report(ends)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses[0]).toBe(200);
  expect(valueOf(await scrape(port), METRICS.limitRefusals.name, { limit: 'outcomes' })).toBeGreaterThan(0);
});

test('a server without metrics does not ask for reports', async () => {
  const extensions = async (app: TestApp) =>
    (await (await app.as('viewer')).get('/dashboard/api/users/me')).json<{ payload: CurrentUser }>().payload
      .extensions;
  expect(await extensions(server)).toContain('outcomes');
  const without = await startTestApp({ database: server.database });
  expect(await extensions(without)).not.toContain('outcomes');
  await without.close();
});
