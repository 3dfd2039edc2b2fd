/** Calls that only read take no turn among the changes: they begin no transaction. */
import { ACCESS } from '../../../server/access';
import { pseudonymKey } from '../../../server/modules/identity/pseudonym';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { startTestApp, type TestApp } from '../../support/server/server';
import { until } from '../../support/until';

const API = '/dashboard/api';

let database: TestDatabase;
let server: TestApp;
let now = new Date();
let transactions = 0;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const transaction: TestDatabase['transaction'] = (work) => {
    transactions += 1;
    return opened.transaction(work);
  };
  database = { ...opened, transaction };
  server = await startTestApp({ database, now: () => now });
  await pseudonymKey(database);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** What super users read elsewhere is recorded once a day, and what anyone exports each time. */
const recorded = (path: string) => /\/(audit|services)\/download$/.test(path);
const reads = ACCESS.filter(({ changes, path }) => !changes && !recorded(path));

test.each(reads.map(({ methods, path }) => [methods.includes('GET') ? 'GET' : 'POST', path] as const))(
  '%s %s',
  async (method, path) => {
    const admin = await server.as('admin');
    transactions = 0;
    await admin.call(method, API + path.replace(/:\w+/g, '1'), method === 'POST' ? {} : undefined);
    expect(transactions).toBe(0);
  },
);

test('the use of many sessions is written together', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => server.as('admin')));
  now = new Date(now.getTime() + 120_000);
  transactions = 0;
  await Promise.all(people.map((person) => person.get(`${API}/users/me`)));
  const used = () =>
    database.read.selectFrom('session').select('id_hash').where('last_seen_at', '=', now).execute();
  await until(async () => (await used()).length === people.length);
  expect(transactions).toBeLessThan(people.length / 2);
});
