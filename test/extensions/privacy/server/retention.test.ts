/** Expired data is deleted automatically, in portions, but nothing that is open or waits. */
import { sql } from 'kysely';
import { MODULES } from '../../../../server/modules';
import { endOld } from '../../../../server/platform/people/retention';
import { north, wiki } from '../../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';

const now = new Date('2026-03-01T10:00:00Z');
const DAY = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * DAY);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.database.reset());
afterAll(() => server.close());

const run = (settings: Readonly<Record<string, string>>) =>
  endOld({ config: testConfig(settings), database: server.database, now: () => now }, { installed: MODULES });
const write = (statement: ReturnType<typeof sql>) =>
  server.database.transaction((tx) => statement.execute(tx));
async function left(table: string, order: string): Promise<unknown[]> {
  const { rows } = await sql<{
    told: unknown;
  }>`select ${sql.ref(order)} as told from ${sql.table(table)} order by 1`.execute(server.database.read);
  return rows.map(({ told }) => told);
}

const ticket = (key: string, status: string, days: number) =>
  write(sql`insert into ticket (key, type, status, institution_entity_id, service_entity_id, direction, user_name, user_email,
      user_uid, email_to, body, change, requested_at, updated_at)
    values (${key}, 'LINKREQUEST', ${status}, ${north}, ${`${wiki}/${key}`}, 'connect', 'Ann', 'ann@x.example', 'ann', 'bob@x.example',
      'Hello', '{"kind":"connect"}', ${ago(days)}, ${ago(days)})`);

test('closed tickets name no one after their time, and keep their subject', async () => {
  await ticket('A-1', 'Closed', 100);
  await ticket('A-2', 'Closed', 99);
  await ticket('A-3', 'In Progress', 100);
  await write(
    sql`insert into ticket_event (ticket_key, at, event, status, actor, comment) select key, now(), 'x', status, 'Dana', 'Done, Ann' from ticket`,
  );
  expect(await run({ PEOPLE_DAYS: '0' })).toBe(0);
  expect(await run({ PEOPLE_DAYS: '100' })).toBe(0);
  expect(await run({ PEOPLE_DAYS: '99' })).toBe(1);
  expect(await run({ PEOPLE_DAYS: '99' })).toBe(0);
  const rows = await server.database.read
    .selectFrom('ticket')
    .selectAll()
    .where('key', 'like', 'A-%')
    .orderBy('key')
    .execute();
  expect(rows.map((row) => row.user_name)).toEqual(['—', 'Ann', 'Ann']);
  expect(rows[0]).toMatchObject({
    ...{ user_email: null, user_uid: null, email_to: '', body: '', change: { kind: 'connect' } },
    ...{ institution_entity_id: north, direction: 'connect', status: 'Closed' },
  });
  const actors = await server.database.read
    .selectFrom('ticket_event')
    .select(['ticket_key', 'actor', 'comment'])
    .where('ticket_key', 'like', 'A-%')
    .orderBy('ticket_key')
    .execute();
  expect(actors.map(({ actor, comment }) => [actor, comment])).toEqual([
    ['—', ''],
    ['Dana', 'Done, Ann'],
    ['Dana', 'Done, Ann'],
  ]);
});

test('mails are removed, but none that waits to be sent', async () => {
  const mail = (id: string, state: string, days: number) =>
    write(sql`insert into mail (message_id, kind, state, language, recipients, copies, subject, plain_text, html, created_at, due_at)
      values (${id}, 'invitation', ${state}, 'en', '[]', '[]', '', '', '', ${ago(days)}, now())`);
  await mail('old', 'sent', 31);
  await mail('failed', 'failed', 31);
  await mail('kept', 'kept', 31);
  await mail('waiting', 'waiting', 31);
  await mail('new', 'sent', 29);
  expect(await run({ MAIL_DAYS: '30' })).toBe(3);
  expect(await left('mail', 'message_id')).toEqual(['new', 'waiting']);
});

test('the outbox is emptied, except for entries that may still be on their way', async () => {
  const entry = (id: string, state: string, settled: Date | null) =>
    write(sql`insert into outbox (id, kind, state, institution_entity_id, task, created_at, due_at, settled_at)
      values (${id}, 'step', ${state}, ${north}, '{}', ${ago(40)}, now(), ${settled})`);
  await entry('old', 'delivered', ago(31));
  await entry('cancelled', 'cancelled', null);
  await entry('new', 'delivered', ago(29));
  await entry('queued', 'queued', null);
  expect(await run({ OUTBOX_DAYS: '30' })).toBe(2);
  expect(await left('outbox', 'id')).toEqual(['new', 'queued']);
});

test('earlier states of policies name no one after their time; the newest does', async () => {
  await write(sql`insert into policy (id, name_key, revision) values ('p', 'p', 3)`);
  for (const [number, days] of [
    [1, 50],
    [2, 40],
    [3, 40],
  ])
    await write(sql`insert into policy_revision (policy_id, number, document, author, authority, saved_at)
      values ('p', ${number}, '{}', 'Ann', ${north}, ${ago(days ?? 0)})`);
  expect(await run({ PEOPLE_DAYS: '45' })).toBe(1);
  expect(await run({ PEOPLE_DAYS: '30' })).toBe(1);
  const { rows } = await sql<{ author: string }>`select author from policy_revision order by number`.execute(
    server.database.read,
  );
  expect(rows.map(({ author }) => author)).toEqual(['—', '—', 'Ann']);
});

test('answers for repetitions are removed after a day, regardless of their number', async () => {
  await write(sql`insert into idempotency (scope, body_hash, status, body, created_at)
    select 'a' || n, '', 200, '{}', ${ago(2)} from generate_series(1, 1200) as n`);
  await write(
    sql`insert into idempotency (scope, body_hash, status, body, created_at) values ('today', '', 200, '{}', ${now})`,
  );
  expect(await run({})).toBe(1_200);
  expect(await left('idempotency', 'scope')).toEqual(['today']);
});

test('logins are removed with their year, while their counts stay', async () => {
  const day = (iso: string) => Date.parse(iso) / DAY;
  await write(
    sql`insert into login_institution (number, entity_id) values (900, ${north}), (901, 'https://other.example')`,
  );
  for (const iso of ['2024-12-28', '2024-12-29', '2024-12-30', '2025-06-01'])
    await write(sql`insert into login_day (institution, day, events) values (900, ${day(iso)}, '')`);
  await write(sql`insert into login_day (institution, day, events) values (901, ${day('2025-02-01')}, '')`);
  expect(await run({ LOGIN_DAYS: '0' })).toBe(0);
  expect(await run({ LOGIN_DAYS: '300' })).toBe(1);
  const rows = await server.database.read
    .selectFrom('login_day')
    .select('day')
    .where('institution', '=', 900)
    .orderBy('day')
    .execute();
  // The week of 1 January 2025 begins on 30 December, and one more day is kept.
  expect(rows.map(({ day: one }) => one)).toEqual(['2024-12-29', '2024-12-30', '2025-06-01'].map(day));
  const { rows: from } = await sql<{
    told: string | null;
  }>`select events_from::text as told from login_institution
    where number in (900, 901) order by number`.execute(server.database.read);
  expect(from.map(({ told }) => told)).toEqual(['2024-12-30', null]);
});
