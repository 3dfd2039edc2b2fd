import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Moment, recordKind } from '../../platform/state/recordKind';
import { takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';

const ConnectionEventRecord = Type.Object(
  {
    kind: Type.Literal('connectionEvent'),
    institution: Type.String({ minLength: 1, maxLength: 1024 }),
    service: Type.String({ minLength: 1, maxLength: 1024 }),
    event: Type.Enum(['connect', 'disconnect']),
    at: Moment,
    ticket: Type.Optional(Type.String()),
    person: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
type ConnectionEventRecord = Static<typeof ConnectionEventRecord>;

interface Stored {
  readonly institution: string;
  readonly service: string;
  readonly event: 'connect' | 'disconnect';
  readonly at: string;
  readonly ticket: string | null;
  readonly person: string | null;
}

const columns = sql`institution_entity_id as institution, service_entity_id as service, kind as event, at,
  ticket_key as ticket, person`;

/** Connections made and ended without the desk, with their times. An event at another time is another record. */
export const connectionEventRecords = recordKind({
  kind: 'connectionEvent',
  schema: ConnectionEventRecord,
  columns: {
    connection_event: [
      ...(['institution_entity_id', 'service_entity_id', 'kind', 'at'] as const),
      ...(['ticket_key', 'person'] as const),
    ],
  },
  async *read(tx) {
    const query = sql<Stored>`
      select distinct ${columns}, service_entity_id collate "C", institution_entity_id collate "C",
        kind collate "C", ticket_key collate "C", person collate "C"
      from connection_event order by at, service_entity_id collate "C", institution_entity_id collate "C",
        kind collate "C", ticket_key collate "C", person collate "C"`;
    for await (const { institution, service, event, at, ticket, person } of rowsOf(tx, query))
      yield {
        kind: 'connectionEvent',
        institution,
        service,
        event,
        at: new Date(at).toISOString(),
        ...(ticket !== null && { ticket }),
        ...(person !== null && { person }),
      } as const;
  },
  nameOf: ({ institution, service, event, at }) => `${institution} – ${service}, ${event} at ${at}`,
  intake: () => ({
    take: (tx, records) =>
      takeKeyed(tx, records, {
        keyOf: (record) => keyOf(rowOf(record)),
        stored,
        merge: (_before, record) => rowOf(record),
        store,
      }),
  }),
});

function rowOf({ institution, service, event, at, ticket, person }: ConnectionEventRecord): Stored {
  const moment = new Date(at).toISOString();
  return { institution, service, event, at: moment, ticket: ticket ?? null, person: person ?? null };
}

function keyOf({ institution, service, event, at, ticket, person }: Stored): string {
  return JSON.stringify([institution, service, event, at, ticket, person]);
}

async function stored(tx: Tx, records: readonly ConnectionEventRecord[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored>`
    select ${columns} from connection_event
    where service_entity_id = any(${records.map(({ service }) => service)}::text[])
      and institution_entity_id = any(${records.map(({ institution }) => institution)}::text[])`.execute(tx);
  const found = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return new Map(found.map((row) => [keyOf(row), row]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  await sql`
    insert into connection_event (institution_entity_id, service_entity_id, kind, at, ticket_key, person)
    select institution, service, event, at, ticket, person
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (institution text, service text, event text,
      at timestamptz, ticket text, person text)`.execute(tx);
}
