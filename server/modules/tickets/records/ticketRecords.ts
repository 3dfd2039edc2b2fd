import { sql } from 'kysely';
import { recordKind } from '../../../platform/state/recordKind';
import { RecordRefused, takeKeyed } from '../../../platform/state/takeKeyed';
import { rowsOf } from '../../../platform/storage/cursor';
import type { Tx } from '../../../platform/storage/database';
import { hasDesk } from '../local/hasDesk';
import { asRecord, asRow, numberIn, type TicketRow } from './ticketRecordRow';
import { TicketRecord } from './ticketRecordSchema';

const columns = sql`number, key, type, status, resolution, rejected, institution_entity_id as institution,
  service_entity_id as service, service_type as "serviceType", direction as about, user_name as "userName",
  user_email as "userEmail", user_uid as "userUid", email_to as "emailTo", body, personal_message as "personalMessage",
  contact_email as "contactEmail", change, requested_at as "requestedAt", updated_at as "updatedAt",
  coalesce((
    select jsonb_agg(jsonb_build_object('at', at, 'event', event, 'status', status, 'actor', actor,
      'person', coalesce(person, ''), 'comment', comment) order by id)
    from ticket_event where ticket_key = ticket.key), '[]') as steps`;

/** Tickets of this dashboard's desk, with all their steps. Loading one sends nothing and changes nothing else. */
export const ticketRecords = recordKind({
  kind: 'ticket',
  schema: TicketRecord,
  columns: {
    ticket: [
      ...(['number', 'key', 'type', 'status', 'resolution', 'rejected', 'institution_entity_id'] as const),
      ...(['service_entity_id', 'service_type', 'direction', 'user_name', 'user_email', 'user_uid'] as const),
      ...(['email_to', 'body', 'personal_message', 'contact_email', 'change', 'requested_at'] as const),
      'updated_at',
    ],
    ticket_event: ['ticket_key', 'at', 'event', 'status', 'actor', 'person', 'comment'],
  },
  async *read(tx) {
    const query = sql<TicketRow>`select ${columns} from ticket order by key collate "C"`;
    for await (const row of rowsOf(tx, query)) yield asRecord(row);
  },
  nameOf: ({ key }) => key,
  intake: ({ config }) => ({
    async take(tx, records) {
      const open = await openOnes(tx, records);
      return takeKeyed(tx, records, {
        keyOf: ({ key }) => key,
        stored,
        merge(before, record) {
          if (!hasDesk(config))
            throw new RecordRefused('tickets are kept in another system here, which has its own');
          return merged(before, record, open);
        },
        store: (_tx, changed) => store(tx, changed, config.federation.ticketKeyPrefix),
      });
    },
  }),
});

async function stored(tx: Tx, records: readonly TicketRecord[]): Promise<Map<string, TicketRow>> {
  const keys = records.map(({ key }) => key);
  const { rows } = await sql<TicketRow>`
    select ${columns} from ticket where key = any(${keys}::text[]) order by key for update`.execute(tx);
  return new Map(rows.map((row) => [row.key, asRow(asRecord(row))]));
}

type About = Pick<TicketRow, 'institution' | 'service' | 'about'>;

const aboutKey = ({ institution, service, about }: About) => JSON.stringify([institution, service, about]);

/** Reads the open tickets of these institutions, by subject. */
async function openOnes(tx: Tx, records: readonly TicketRecord[]): Promise<Map<string, string>> {
  const institutions = records.map(({ institution }) => institution);
  const { rows } = await sql<About & { key: string }>`
    select institution_entity_id as institution, service_entity_id as service, direction as about, key from ticket
    where open and direction is not null and institution_entity_id = any(${institutions}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [aboutKey(row), row.key]));
}

/** Keeps later steps of this dashboard: replaces a ticket only if the file has a newer state. */
function merged(before: TicketRow | undefined, record: TicketRecord, open: Map<string, string>): TicketRow {
  const row = asRow(record);
  const after = { ...row, number: before?.number ?? row.number };
  if (before && new Date(before.updatedAt) > new Date(after.updatedAt))
    throw new RecordRefused('the ticket has been worked on here since');
  if (after.about === null || ['Resolved', 'Closed'].includes(after.status)) return after;
  const other = open.get(aboutKey(after));
  if (other !== undefined && other !== after.key)
    throw new RecordRefused(`${other} is open and about the same`);
  open.set(aboutKey(after), after.key);
  return after;
}

async function store(tx: Tx, changed: readonly TicketRow[], prefix: string): Promise<void> {
  await reserve(tx, changed, prefix);
  const keys = changed.map(({ key }) => key);
  await sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (number integer, key text, type text,
        status text, resolution text, rejected boolean, institution text, service text, "serviceType" text, about text,
        "userName" text, "userEmail" text, "userUid" text, "emailTo" text, body text, "personalMessage" text,
        "contactEmail" text, change jsonb, "requestedAt" timestamptz, "updatedAt" timestamptz)),
    placed as (
      select *, number > 0 and row_number() over (partition by number order by key) = 1
        and not exists (select from ticket as other where other.number = said.number and other.key <> said.key)
        as free from said)
    insert into ticket (number, key, type, status, resolution, rejected, institution_entity_id, service_entity_id,
      service_type, direction, user_name, user_email, user_uid, email_to, body, personal_message, contact_email,
      change, requested_at, updated_at)
    select case when free then number else nextval(pg_get_serial_sequence('ticket', 'number')) end, key, type, status,
      resolution, rejected, institution, service, "serviceType", about, "userName", "userEmail", "userUid", "emailTo",
      body, "personalMessage", "contactEmail", change, "requestedAt", "updatedAt" from placed
    on conflict (key) do update set type = excluded.type, status = excluded.status, resolution = excluded.resolution,
      rejected = excluded.rejected, institution_entity_id = excluded.institution_entity_id,
      service_entity_id = excluded.service_entity_id, service_type = excluded.service_type,
      direction = excluded.direction, user_name = excluded.user_name, user_email = excluded.user_email,
      user_uid = excluded.user_uid, email_to = excluded.email_to, body = excluded.body,
      personal_message = excluded.personal_message, contact_email = excluded.contact_email, change = excluded.change,
      requested_at = excluded.requested_at, updated_at = excluded.updated_at`.execute(tx);
  await sql`delete from ticket_event where ticket_key = any(${keys}::text[])`.execute(tx);
  const steps = changed.flatMap(({ key, steps: done }) => done.map((step) => ({ key, ...step })));
  await sql`
    insert into ticket_event (ticket_key, at, event, status, actor, person, comment)
    select key, at, event, status, actor, nullif(person, ''), comment
    from rows from (jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as (key text, at timestamptz, event text,
      status text, actor text, person text, comment text)) with ordinality
      as said (key, at, event, status, actor, person, comment, place)
    order by place`.execute(tx);
}

/** Reserves numbers, so that new tickets have higher numbers, and so keys, than these. */
async function reserve(tx: Tx, changed: readonly TicketRow[], prefix: string): Promise<void> {
  const keyed = changed.filter(({ key }) => key.startsWith(`${prefix}-`)).map(({ key }) => numberIn(key));
  const highest = Math.max(0, ...keyed, ...changed.map(({ number }) => number));
  await sql`
    select setval(pg_get_serial_sequence('ticket', 'number'), greatest(${highest}::bigint,
      nextval(pg_get_serial_sequence('ticket', 'number'))))`.execute(tx);
}
