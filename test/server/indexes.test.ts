/** Each index answers the question that it was made for, and none has got lost. */
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../support/server/database';

/** Frequent questions to growing tables, by the index that answers them. */
const questions: Readonly<Record<string, string>> = {
  audit_entry_by_day: `from audit_entry where day = '2026-01-01' order by number`,
  audit_entry_by_institution: `from audit_entry where institution = 'a' order by number desc`,
  audit_entry_by_policy: `from audit_entry where object_kind = 'policy' and object_id = 'a' order by number desc`,
  audit_entry_roles: `from audit_entry where issuer = 'a' and subject = 'b'
    and kind in ('login.made', 'login.steppedUp', 'roles.changed') order by number desc`,
  institution_by_institution_id: `from institution where institution_id = 'a'`,
  service_by_entity_id: `from service where entity_id = 'a'`,
  service_allows_by_institution: `from service_allows where institution_entity_id = 'a'`,
  ticket_one_open: `from ticket where institution_entity_id = 'a' and service_entity_id = 'b'
    and direction = 'connect' and open`,
  ticket_one_open_institution: `from ticket where institution_entity_id = 'a' and direction = 'institution'
    and service_entity_id is null and open`,
  ticket_by_institution: `from ticket where institution_entity_id = 'a' order by requested_at desc`,
  ticket_by_service: `from ticket where service_entity_id = 'a'`,
  ticket_event_by_ticket: `from ticket_event where ticket_key = 'a' order by id`,
  connection_event_by_service: `from connection_event where service_entity_id = 'a'
    and institution_entity_id = 'b' order by at`,
  event_by_age: `from event where at < now()`,
  event_delivery_by_event: `from event_delivery where event_number = 1`,
  event_delivery_due: `from event_delivery where state = 'waiting' and due_at < now()`,
  event_delivery_waiting: `from event_delivery where webhook_id = 'a' and subject = 'b' and event_number < 2
    and state = 'waiting'`,
  event_delivery_given_up: `from event_delivery where webhook_id = 'a' and state = 'givenUp'`,
  feed_entity_by_feed: `from feed_entity where feed = 'a'`,
  idempotency_by_age: `from idempotency where created_at < now()`,
  idempotency_by_outbox: `from idempotency where outbox_id = 'a'`,
  logo_address_due: `from logo_address where due_at <= now() order by due_at`,
  logo_address_hash: `from logo_address where hash = 'a'`,
  review_open: `from review where closed_at is null order by institution_entity_id`,
  review_of_institution: `from review where institution_entity_id = 'a' order by started_at desc`,
  review_person_by_mail: `from review_person where mail = 'a'`,
  session_alive: `from session where ended_at is null and expires_at > now()`,
  session_by_person: `from session where person = 'a'`,
  mail_failed: `from mail where state = 'failed'`,
  mail_of_institution: `from mail where institution_entity_id = 'a' and created_at > now()`,
  mail_of_thread: `from mail where thread = 'a' order by created_at desc`,
  mail_due: `from mail where state = 'waiting' and due_at < now()`,
  outbox_one_filing: `from outbox where kind = 'filing' and open
    order by institution_entity_id, coalesce(service_entity_id, ''), direction`,
  outbox_one_step: `from outbox where kind <> 'filing' and open and ticket_key = 'a'`,
  outbox_due: `from outbox where open and due_at < now()`,
  outbox_by_ticket: `from outbox where ticket_key = 'a' order by settled_at`,
  entity_metadata_by_hash: `from entity_metadata where hash = 'a'`,
  demo_login_expires_at: `from demo_login where expires_at < now()`,
  demo_login_uid: `from demo_login where payload ->> 'uid' = 'a'`,
  demo_login_grant: `from demo_login where payload ->> 'grantId' = 'a'`,
  entity_metadata_by_sha1: `from entity_metadata where sha1 = 'a'`,
  news_by_age: `from news where at < now()`,
  subscription_named: `from subscription where person = 'a' and institution_entity_id = 'b' and lower(name) = 'c'
    and name <> ''`,
  watcher_due: `from watcher where due_at <= now() order by due_at`,
  outbox_by_subject: `from outbox where kind = 'filing' and institution_entity_id = 'a' and direction = 'connect'`,
};

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Rolls a transaction back. */
class Undo extends Error {}

/**
 * Returns how the database would answer if it could neither read the whole table nor use another index of it:
 * for a few rows it uses any index that fits.
 */
async function planOf(index: string, question: string): Promise<string> {
  let plan = '';
  const explained = database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows: others } = await sql<{ name: string }>`
      select other.indexrelid::regclass::text as name from pg_index as own
      join pg_index as other on other.indrelid = own.indrelid and other.indexrelid <> own.indexrelid
      where own.indexrelid = ${index}::regclass
        and not exists (select from pg_constraint where conindid = other.indexrelid)`.execute(tx);
    for (const { name } of others) await sql`drop index ${sql.ref(name)}`.execute(tx);
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain select 1 ${question}`).execute(tx);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    throw new Undo();
  });
  await expect(explained).rejects.toThrow(Undo);
  return plan;
}

test.each(Object.entries(questions))('%s', async (index, question) => {
  const plan = await planOf(index, question);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('the list has all indexes except those of keys', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relname not like 'kysely%'
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by name`.execute(database.read);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(questions).sort());
});

test('foreign keys have an index', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || ' (' || conname || ')' as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
    database.read,
  );
  expect(rows).toEqual([]);
});
