/** Time-based news are checked again after a fault, and by one server a day. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startTurns } from '../../../../server/extensions/watching/news/turns';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { importWeeks } from '../regularLogins';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { newsOf, watch } from './watching';

const HOUR = 3_600_000;
let time = Date.parse('2026-03-30T08:00:00Z');
const now = () => new Date(time);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now });
  await server.database.reset();
});
afterAll(() => server.close());

const rename = (table: string, name: string) =>
  server.database.transaction((tx) =>
    sql`alter table ${sql.ref(table)} rename to ${sql.ref(name)}`.execute(tx),
  );
const judged = () => server.database.read.selectFrom('logins_judged').selectAll().execute();

test('an institution whose logins cannot be read is tried again an hour later', async () => {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'service', object: wiki, type: 'saml20_sp' });
  const regular = Array<number>(12).fill(40);
  const services = { [wiki]: [...regular, 0], [mail]: [...regular, 40] };
  await importWeeks(server.database, north, services, new Date('2026-03-30T00:00:00Z'));
  const complaints: unknown[] = [];
  const needs = { ...server, now };
  await rename('login_year', 'away');
  const first = startTurns(needs, (error) => complaints.push(error));
  while (complaints.length === 0) await setTimeout(50);
  await first.stop();
  expect(await judged()).toEqual([]);
  await rename('away', 'login_year');

  time += HOUR;
  const second = startTurns(needs, (error) => complaints.push(error));
  while ((await judged()).length === 0) await setTimeout(50);
  await second.stop();
  expect(await newsOf(admin)).toEqual([`loginsStopped ${wiki}`]);
});
