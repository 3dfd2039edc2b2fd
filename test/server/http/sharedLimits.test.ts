/** Servers on one database share one limit for callers, and use their own limits without it. */
import { CallerCounts, type Use } from '../../../server/platform/http/limits/callerCounts';
import { exchange } from '../../../server/platform/http/limits/shareCounts';
import type { Database } from '../../../server/platform/storage/database';
import { DatabaseUnavailable } from '../../../server/platform/storage/unavailable';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';

const MINUTE = 60_000;

let database: TestDatabase;
let now: number;
let servers: CallerCounts[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.reset();
  now = Date.now();
  servers = [0, 1].map(() => new CallerCounts(() => now));
});

const use = (server: number, times: number, caller = 'ann') => {
  let last = { used: 0, leftMs: 0 };
  for (let count = 0; count < times; count++) last = servers[server]?.add('reads', caller, 1) ?? last;
  return last;
};
async function exchangeAll(at: Database = database): Promise<void> {
  for (const counts of servers) await exchange(counts, at, false);
}

test('a call that one server has counted is known to the other after an exchange, and counts once', async () => {
  use(0, 3);
  use(1, 4);
  await exchangeAll();
  await exchangeAll();
  expect(use(1, 1).used).toBe(8);
  expect(use(0, 1).used).toBe(4);
  await exchangeAll();
  use(0, 1);
  await exchangeAll();
  expect(use(0, 1).used).toBe(11);
});

test('a call that is counted during an exchange is not lost', async () => {
  use(0, 3);
  const counts = servers[0] as CallerCounts;
  const sent = counts.take();
  use(0, 2);
  counts.learn(sent, sent as Use[]);
  expect(use(0, 1).used).toBe(6);
});

test('the first count starts the minute, and it restarts for all', async () => {
  use(0, 5);
  await exchangeAll();
  now += MINUTE / 2;
  use(1, 1);
  await exchangeAll();
  expect(use(1, 1)).toEqual({ used: 7, leftMs: MINUTE / 2 });
  now += MINUTE / 2;
  expect(use(1, 1)).toEqual({ used: 1, leftMs: MINUTE });
  await exchangeAll();
  expect(use(0, 1)).toEqual({ used: 1, leftMs: MINUTE });
  use(1, 1);
  await exchangeAll();
  expect(use(1, 1).used).toBe(4);
});

test('without the database each server counts by itself, and shares the counts afterwards', async () => {
  const away = { ...database, transaction: () => Promise.reject(new DatabaseUnavailable('away')) };
  use(0, 3);
  use(1, 2);
  await exchangeAll(away);
  expect([use(0, 1).used, use(1, 1).used]).toEqual([4, 3]);
  await exchangeAll();
  await exchangeAll();
  expect(use(0, 1).used).toBe(5);
  use(1, 1);
  await exchangeAll();
  await exchangeAll();
  expect(use(1, 1).used).toBe(10);
});

test('the table names no one, and stores no minute that is over', async () => {
  use(0, 1, 'https://login.example ann');
  await exchangeAll();
  const rows = () => database.read.selectFrom('limit_use').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('ann');
  now += MINUTE;
  await database.transaction((tx) =>
    tx
      .updateTable('limit_use')
      .set({ began_at: Date.now() - 2 * MINUTE })
      .execute(),
  );
  await exchange(servers[0] as CallerCounts, database, true);
  expect(await rows()).toEqual([]);
});
