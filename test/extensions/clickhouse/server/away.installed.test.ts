/**
 * ClickHouse is away: statistics say so, nothing else is affected, and data that arrives waits or is refused
 * (REQUIREMENTS 341).
 */
import { connect } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importLoginsHandler } from '../../../../server/modules/statistics/collecting/importLoginsCommand';
import { moveLoginsHandler } from '../../../../server/extensions/clickhouse/moveLoginsCommand';
import { engineGauges } from '../../../../server/extensions/clickhouse/gauges';
import { north, wiki } from '../../../support/server/fixtures';
import { storedLogins, takeFticks } from '../../fticks/takeFticks';
import { ticks } from '../../../support/server/ticks';
import { csvOf, importText, storeOf } from '../../../support/server/logins';
import { startOwnClickHouse, type OwnClickHouse } from '../ownClickHouse';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';

let engine: OwnClickHouse;
let server: TestApp;
let admin: TestClient;
let settings: Record<string, string>;
const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-away-'));
const file = path.join(folder, 'logins.csv');

beforeAll(async () => {
  engine = await startOwnClickHouse();
  settings = { STATS_URL: engine.url };
  server = await startTestApp({ settings });
  writeFileSync(file, csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, north]]));
  await importText(server.database, csvOf([['2026-03-02T09:00:00Z', 'bob', wiki, north]]), { settings });
  admin = await server.as('admin');
});
afterAll(async () => {
  await server.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

const from = Date.UTC(2026, 2, 2) / 1000;
const questions = [
  `loginTimeFrame?from=${from}&to=${from + 86_400}&scale=day`,
  `loginTimeFrame?from=${from}&to=${from + 86_400}&scale=hour`,
  'loginAggregated?period=2026',
  `uniqueLoginCount?from=${from}&to=${from + 86_400}&spEntityId=${encodeURIComponent(wiki)}`,
].map((question) => `/dashboard/api/stats/${question}`);
const others = ['/internal/ready', '/dashboard/api/users/me', '/dashboard/api/stats/serviceProviders'];

const statuses = async (calls: readonly string[]) =>
  Promise.all(calls.map(async (call) => (await admin.get(call)).statusCode));
const handlers = () => {
  const { config, database } = server;
  return { config, database, now: () => new Date('2026-11-21T12:00:00Z') };
};
const up = async () => {
  const readings = await engineGauges(handlers())(new Date());
  return readings.find(({ id }) => id === 'statisticsUp')?.value;
};

test('while it is down statistics answer 503, everything else works, and the outage is visible', async () => {
  expect(await statuses(questions)).toEqual(questions.map(() => 200));
  expect(await up()).toBe(1);
  await engine.kill();
  for (const question of questions) {
    const response = await admin.get(question);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toMatchObject({ title: 'The server cannot reach its data at the moment' });
    expect(response.body).not.toMatch(/click|127\.0\.0\.1/i);
  }
  expect(await statuses(others)).toEqual(others.map(() => 200));
  expect(await up()).toBe(0);
});

test('commands report the outage, without the password, and what to do', async () => {
  const errorOf = async (work: Promise<unknown>) => {
    const error = await work.catch((thrown: Error) => thrown);
    return error instanceof Error ? `${error.name}: ${error.message}` : 'done';
  };
  const silent = () => undefined;
  expect(await errorOf(importLoginsHandler(handlers())({ path: file }, silent, 'olga'))).toMatch(
    /^Refusal: ClickHouse at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\), so no more logins can be stored\./,
  );
  const move = { from: 'database', to: 'stats', dryRun: false };
  expect(await errorOf(moveLoginsHandler(handlers())(move, silent, 'olga'))).toMatch(
    /^Refusal: ClickHouse at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\. What was moved stays/,
  );
});

test('F-TICKS wait until it is back; then each login is stored, once', async () => {
  const fticks = await takeFticks(server.database, settings);
  const socket = connect({ host: '127.0.0.1', port: fticks.port });
  const line = (second: number) =>
    ticks({ TS: String(from + second), RP: wiki, AP: north, PN: `p${second}` });
  socket.end(`${[1, 2, 3].map(line).join('\n')}\n`);
  await new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await engine.restart();
  await storedLogins(server.database, 4, settings);
  const { counts, faults } = await fticks.stop();
  expect(counts).toEqual({ received: 3, added: 3 });
  expect(faults[0]).toMatchObject({ fault: 'EngineUnavailable', waiting: 3 });
  await importLoginsHandler(handlers())({ path: file }, () => undefined, 'olga');
  const store = storeOf(server.database, settings);
  expect([...((await store.loginsByDay([north])).get(north)?.values() ?? [])]).toEqual([5]);
  expect(await statuses(questions)).toEqual(questions.map(() => 200));
});
