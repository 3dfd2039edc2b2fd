import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Moment, recordKind } from '../../platform/state/recordKind';
import { takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';
import { ServiceChangeSchema } from '../../modules/changes/changes.module';

const text = Type.String({ minLength: 1, maxLength: 1024 });

const ChangeSetLineRecord = Type.Object(
  {
    kind: Type.Literal('changeSetLine'),
    change: ServiceChangeSchema,
    userName: text,
    userUid: Type.Optional(text),
    addedAt: Moment,
  },
  { additionalProperties: false },
);
type ChangeSetLineRecord = Static<typeof ChangeSetLineRecord>;

interface Stored {
  readonly change: ChangeSetLineRecord['change'];
  readonly userName: string;
  readonly userUid: string | null;
  readonly addedAt: string;
}

const columns = sql`change, user_name as "userName", user_uid as "userUid", added_at as "addedAt"`;

/** Lines that institutions have collected and not sent. A line replaces another one about the same subject. */
export const changeSetRecords = recordKind({
  kind: 'changeSetLine',
  schema: ChangeSetLineRecord,
  columns: {
    change_set_line: [
      ...(['institution_entity_id', 'service_entity_id', 'service_type', 'kind'] as const),
      ...(['change', 'user_name', 'user_uid', 'added_at'] as const),
    ],
  },
  async *read(tx) {
    const query = sql<Stored>`select ${columns} from change_set_line
      order by institution_entity_id collate "C", service_entity_id collate "C", service_type, kind`;
    for await (const { change, userName, userUid, addedAt } of rowsOf(tx, query))
      yield {
        kind: 'changeSetLine',
        change,
        userName,
        ...(userUid !== null && { userUid }),
        addedAt: new Date(addedAt).toISOString(),
      } as const;
  },
  nameOf: ({ change }) => keyOf({ change }),
  intake: () => ({
    take: (tx, records) =>
      takeKeyed(tx, records, {
        keyOf: (record) => keyOf(record),
        stored,
        merge: (_before, { change, userName, userUid, addedAt }) => ({
          change,
          userName,
          userUid: userUid ?? null,
          addedAt: new Date(addedAt).toISOString(),
        }),
        store,
      }),
  }),
});

function keyOf({ change }: Pick<Stored, 'change'>): string {
  const { institution, service, serviceType, kind } = change;
  return `${institution} – ${service} (${serviceType}), ${kind}`;
}

async function stored(tx: Tx, records: readonly ChangeSetLineRecord[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored>`
    select ${columns} from change_set_line
    where institution_entity_id = any(${records.map(({ change }) => change.institution)}::text[])
      and service_entity_id = any(${records.map(({ change }) => change.service)}::text[])`.execute(tx);
  const found = rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt).toISOString() }));
  return new Map(found.map((row) => [keyOf(row), row]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  await sql`
    insert into change_set_line (institution_entity_id, service_entity_id, service_type, kind, change, user_name,
      user_uid, added_at)
    select change ->> 'institution', change ->> 'service', change ->> 'serviceType', change ->> 'kind', change,
      "userName", "userUid", "addedAt"
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (change jsonb, "userName" text, "userUid" text,
      "addedAt" timestamptz)
    on conflict (institution_entity_id, service_entity_id, service_type, kind) do update set
      id = excluded.id, change = excluded.change, user_name = excluded.user_name, user_uid = excluded.user_uid,
      added_at = excluded.added_at`.execute(tx);
}
