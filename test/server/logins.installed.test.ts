/** An import of logins that is killed in its middle, the server with it, and made again: nothing lost or counted twice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callServer } from '../../server/platform/control/client';
import { Refusal } from '../../server/platform/control/refusal';
import type { LoginProgress } from '../../server/modules/statistics/collecting/importLogins';
import type { LoginReport } from '../../server/modules/statistics/collecting/loginReport';
import { freePort } from '../support/product/dashboard';
import { openTestDatabase } from '../support/server/database';
import { countsOnDemand } from '../support/server/logins';
import { startProcess, type ServerProcess } from '../support/product/serverProcess';
import { signIn } from '../support/product/signIn';

const dataDir = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-process-'));
const file = path.join(dataDir, 'logins.csv');
let port: number;
let server: ServerProcess;

async function start() {
  const settings = { DATA_DIR: dataDir, PORT: String(port), STATS_TIME_ZONE: 'UTC' };
  server = startProcess({ ...settings, ...globalThis.testStorage.settings });
  await server.started;
}

beforeAll(async () => {
  // Another store may have logins of earlier tests.
  if (countsOnDemand) await (await openTestDatabase()).close();
  port = await freePort();
  await start();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the server's answers to a signed-in person. */
async function readStatistics(calls: readonly string[]): Promise<unknown[]> {
  const url = `http://localhost:${port}`;
  const headers = { cookie: await signIn(url, 'alex-sample'), 'sec-fetch-site': 'same-origin' };
  const answers: unknown[] = [];
  for (const call of calls)
    answers.push(await (await fetch(`${url}/dashboard/api${call}`, { headers })).json());
  return answers;
}

/** Kills the server as soon as the import has reached a point; returns the progress. */
async function killWhen(isSoFar: (progress: LoginProgress) => boolean): Promise<LoginProgress> {
  let killedAt: LoginProgress | undefined;
  const importing = callServer(dataDir, 'importLogins', { path: file }, (update) => {
    const progress = update as LoginProgress;
    if (killedAt || !isSoFar(progress)) return;
    killedAt = progress;
    server.child.kill('SIGKILL');
  });
  await expect(importing).rejects.toThrow(Refusal);
  if (!killedAt) throw new Error('the import ended without coming so far');
  expect(await server.ended).toEqual({ code: null, signal: 'SIGKILL' });
  return killedAt;
}

type Naive = Map<number | string, { logins: number; users: Set<string> }>;

function note(cells: Naive, key: number | string, user: string): void {
  const cell = cells.get(key) ?? { logins: 0, users: new Set() };
  cell.logins += 1;
  cell.users.add(user);
  cells.set(key, cell);
}

// With a store that counts on request, a small file is stored before the server can be killed.
const count = countsOnDemand ? 240_000 : 30_000;
const first = Date.UTC(2025, 0, 1);

test('an import that was killed while it stored and while it counted, and repeated, gives the naive counts', async () => {
  const [me, list] = (await readStatistics(['/users/me', '/services'])) as [
    { payload: { currentIdp: { id: string } } },
    { payload: { apps: { spEntityId: string }[] } },
  ];
  const institution = me.payload.currentIdp.id;
  const services = list.payload.apps.map(({ spEntityId }) => spEntityId);
  expect(services.length).toBeGreaterThan(5);

  const perDay: Naive = new Map();
  const perService: Naive = new Map();
  const lines = Array.from({ length: count }, (_, index) => {
    const day = Math.floor((index / count) * 300);
    const user = `u${(index * 7919) % 401}`;
    const service = services[(index * 104_729) % services.length] ?? '';
    note(perDay, day, user);
    note(perService, service, user);
    return `${new Date(first + day * 86_400_000 + (index % 86_400) * 1000).toISOString()},${user},${service},${institution}`;
  });
  writeFileSync(file, ['time,user,service,institution', ...lines].join('\n'));

  const storing = await killWhen(({ stored }) => stored >= count / 4);
  expect(storing.phase).toBe('reading');
  expect(storing.stored).toBeLessThan(count);
  await start();
  if (!countsOnDemand) {
    await killWhen(({ phase }) => phase === 'counting');
    await start();
  }
  const report = (await callServer(dataDir, 'importLogins', { path: file })) as LoginReport;
  expect(report.lines).toBe(count);
  expect(report.added + report.known).toBe(count);
  // The lines that were stored before the last kill were kept.
  expect(report.known).toBeGreaterThanOrEqual(countsOnDemand ? storing.stored : count);

  const [days, year] = (await readStatistics([
    `/stats/loginTimeFrame?from=${first / 1000}&to=${first / 1000 + 300 * 86_400}&scale=day`,
    '/stats/loginAggregated?period=2025',
  ])) as [Row[], Row[]];
  const totals = (rows: Row[], key: (row: Row) => number | string) =>
    Object.fromEntries(rows.map((row) => [key(row), [row.count_user_id, row.distinct_count_user_id]]));
  const naive = (cells: Naive) =>
    Object.fromEntries([...cells].map(([key, { logins, users }]) => [key, [logins, users.size]]));
  expect(totals(days, ({ time }) => (time - first) / 86_400_000)).toEqual(naive(perDay));
  expect(totals(year, (row) => row.sp_entity_id)).toEqual(naive(perService));
});

interface Row {
  readonly time: number;
  readonly sp_entity_id: string;
  readonly count_user_id: number;
  readonly distinct_count_user_id: number;
}
