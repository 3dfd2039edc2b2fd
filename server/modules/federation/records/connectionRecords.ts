import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import { recordKind } from '../../../platform/state/recordKind';
import { takeKeyed } from '../../../platform/state/takeKeyed';
import { rowsOf } from '../../../platform/storage/cursor';
import type { Tx } from '../../../platform/storage/database';
import { EntityId, Uri } from './members';
import { changedFor, pairsOf, pairKey, type Pair } from './pairs';
import { Parties } from './parties';

const ConnectionRecord = Type.Object(
  {
    kind: Type.Literal('connection'),
    institution: EntityId,
    service: EntityId,
    allowedBy: Type.Optional(
      Type.Enum(['both', 'institution', 'service', 'nobody'], {
        description:
          'Whose list names the other; absent: both. A side that allows all needs no list, and a level needs no side.',
      }),
    ),
    level: Type.Optional({ ...Uri, description: 'Level of assurance that logins need.' }),
    multiFactor: Type.Optional({ ...Uri, description: 'Authentication context that logins need.' }),
  },
  { additionalProperties: false },
);
type ConnectionRecord = Static<typeof ConnectionRecord>;

interface Stored extends Pair {
  readonly byInstitution: boolean;
  readonly byService: boolean;
  readonly level: string | null;
  readonly multiFactor: string | null;
}

/** Selects the allow-lists and required levels; `which` narrows each of them. */
const listed = (which: RawBuilder<unknown>) => sql<Stored>`
  select institution, service, bool_or(list = 'institution') as "byInstitution", bool_or(list = 'service') as "byService",
    max(level) filter (where list = 'stepup') as level, max(level) filter (where list = 'mfa') as "multiFactor"
  from (
    select institution_entity_id as institution, service_entity_id as service, 'institution' as list, '' as level
      from institution_allows ${which}
    union all select institution_entity_id, service_entity_id, 'service', '' from service_allows ${which}
    union all select institution_entity_id, service_entity_id, kind, level from level_setting ${which}) as lists
  group by institution, service`;

/** Connections, with the levels and multi-factor values that institutions have set. */
export const connectionRecords = recordKind({
  kind: 'connection',
  schema: ConnectionRecord,
  columns: {
    institution_allows: ['institution_entity_id', 'service_entity_id'],
    service_allows: ['service_entity_id', 'institution_entity_id'],
    level_setting: ['institution_entity_id', 'service_entity_id', 'kind', 'level'],
  },
  async *read(tx) {
    const inOrder = sql<Stored>`${listed(sql``)} order by institution collate "C", service collate "C"`;
    for await (const { institution, service, level, multiFactor, ...by } of rowsOf(tx, inOrder)) {
      const sides = allowedBy(by);
      yield {
        kind: 'connection',
        institution,
        service,
        ...(sides !== 'both' && { allowedBy: sides }),
        ...(level !== null && { level }),
        ...(multiFactor !== null && { multiFactor }),
      } as const;
    }
  },
  nameOf: ({ institution, service }) => `${institution} – ${service}`,
  intake() {
    const parties = new Parties();
    return {
      async take(tx, records) {
        parties.note(records);
        return takeKeyed(tx, records, { keyOf: pairKey, stored, merge: merged, store });
      },
      conclude: (tx) => parties.notes(tx),
    };
  },
});

function allowedBy({
  byInstitution,
  byService,
}: Pick<Stored, 'byInstitution' | 'byService'>): NonNullable<ConnectionRecord['allowedBy']> {
  if (byInstitution) return byService ? 'both' : 'institution';
  return byService ? 'service' : 'nobody';
}

async function stored(tx: Tx, records: readonly ConnectionRecord[]): Promise<Map<string, Stored>> {
  const requested = sql`join ${pairsOf(records)} as asked
    on institution_entity_id = asked.institution and service_entity_id = asked.service`;
  const { rows } = await listed(requested).execute(tx);
  return new Map(rows.map((row) => [pairKey(row), row]));
}

/** Nothing is removed: existing permissions stay. */
function merged(before: Stored | undefined, record: ConnectionRecord): Stored {
  const { institution, service, allowedBy: sides = 'both' } = record;
  return {
    institution,
    service,
    byInstitution: (before?.byInstitution ?? false) || sides === 'both' || sides === 'institution',
    byService: (before?.byService ?? false) || sides === 'both' || sides === 'service',
    level: record.level ?? before?.level ?? null,
    multiFactor: record.multiFactor ?? before?.multiFactor ?? null,
  };
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  const changedRows = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (institution text, service text,
    "byInstitution" boolean, "byService" boolean, level text, "multiFactor" text)`;
  await sql`
    insert into institution_allows (institution_entity_id, service_entity_id)
    select institution, service from ${changedRows} where "byInstitution" on conflict do nothing`.execute(tx);
  await sql`
    insert into service_allows (institution_entity_id, service_entity_id)
    select institution, service from ${changedRows} where "byService" on conflict do nothing`.execute(tx);
  await sql`
    insert into level_setting (institution_entity_id, service_entity_id, kind, level)
    select institution, service, 'stepup', level from ${changedRows} where level is not null
    union all select institution, service, 'mfa', "multiFactor" from ${changedRows} where "multiFactor" is not null
    on conflict (institution_entity_id, service_entity_id, kind) do update set level = excluded.level`.execute(
    tx,
  );
  await changedFor(tx, changed);
}
