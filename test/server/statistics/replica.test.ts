/** Statistics that are read from a replica: every question goes there, and only the questions. */
import { sql } from 'kysely';
import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import { north, wiki } from '../../support/server/fixtures';
import { csvOf, importText, type TestLogin } from '../../support/server/logins';
import { startTestApp, type TestApp } from '../../support/server/server';

const tables = ['login_institution', 'login_service', 'login_day', 'login_year', 'login_stale'] as const;
let server: TestApp;

beforeAll(async () => {
  // Tables of another schema represent the other server.
  server = await startTestApp({ statistics: ({ read }) => read.withSchema('replica') });
  await server.database.reset();
});
afterAll(async () => {
  await sql`drop schema if exists replica cascade`.execute(server.database.read);
  await server.close();
});

const login = (minute: number): TestLogin => [`2026-03-02T10:0${minute}:00Z`, `u${minute}`, wiki, north];
const from = Date.UTC(2026, 2, 2) / 1000;
const range = `from=${from}&to=${from + 86_400}`;

test('answers come from the replica, regardless of its lag; imports go to the database', async () => {
  const { database } = server;
  await importText(database, csvOf([login(1)]));
  await sql`create schema replica`.execute(database.read);
  for (const table of tables)
    await sql`create table ${sql.id('replica', table)} as table ${sql.id('public', table)}`.execute(
      database.read,
    );
  expect((await importText(database, csvOf([login(2), login(3)]))).added).toBe(2);

  const admin = await server.as('admin');
  const count = async (call: string) => {
    const rows = (await admin.get(`/dashboard/api/stats/${call}`)).json<StatisticsRow[]>();
    return rows.reduce((sum, { count_user_id: logins = 0 }) => sum + logins, 0);
  };
  const questions = [
    `loginTimeFrame?${range}&scale=day`,
    `loginTimeFrame?${range}&scale=minute`,
    'loginAggregated?period=2026',
    `uniqueLoginCount?${range}&spEntityId=${encodeURIComponent(wiki)}`,
  ];
  for (const question of questions) expect([question, await count(question)]).toEqual([question, 1]);
});
