import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { WishedService } from '../../../src/extensions/wishes/contract/wishes.wire';
import { recordKind } from '../../platform/state/recordKind';
import { RecordRefused, takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';
import { isSame } from './merges';

const WishMergeRecord = Type.Object(
  {
    kind: Type.Literal('wishMerge'),
    institution: Type.String({ minLength: 1, maxLength: 1024 }),
    from: WishedService,
    into: WishedService,
  },
  { additionalProperties: false },
);
type Stored = Omit<Static<typeof WishMergeRecord>, 'kind'>;

const recordJson = sql<{ readonly merge: Stored }>`jsonb_build_object('institution', institution_entity_id,
  'from', jsonb_build_object('service', service_entity_id, 'serviceType', service_type),
  'into', jsonb_build_object('service', into_service_entity_id, 'serviceType', into_service_type)) as merge`;

/** Services whose wishes an institution merges with those of another one. */
export const wishMergeRecords = recordKind({
  kind: 'wishMerge',
  schema: WishMergeRecord,
  columns: {
    wish_merge: [
      ...(['institution_entity_id', 'service_entity_id', 'service_type'] as const),
      ...(['into_service_entity_id', 'into_service_type'] as const),
    ],
  },
  async *read(tx) {
    const query = sql<{ readonly merge: Stored }>`select ${recordJson} from wish_merge
      order by institution_entity_id collate "C", service_entity_id collate "C", service_type`;
    for await (const { merge } of rowsOf(tx, query)) yield { kind: 'wishMerge', ...merge } as const;
  },
  nameOf: keyOf,
  intake: () => ({
    take: (tx, records) =>
      takeKeyed(tx, records, {
        keyOf,
        stored,
        merge(_before, { kind: _kind, ...merge }: Static<typeof WishMergeRecord>) {
          if (isSame(merge.from, merge.into))
            throw new RecordRefused('a service is not taken together with itself');
          return merge;
        },
        store,
      }),
    conclude,
  }),
});

function keyOf({ institution, from }: Stored): string {
  return `${institution} – ${from.service} (${from.serviceType})`;
}

async function stored(tx: Tx, records: readonly Stored[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<{ readonly merge: Stored }>`
    select ${recordJson} from wish_merge
    where institution_entity_id = any(${records.map(({ institution }) => institution)}::text[])
      and service_entity_id = any(${records.map(({ from }) => from.service)}::text[])`.execute(tx);
  return new Map(rows.map(({ merge }) => [keyOf(merge), merge]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  await sql`
    insert into wish_merge
    select institution, "from" ->> 'service', "from" ->> 'serviceType', "into" ->> 'service', "into" ->> 'serviceType'
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (institution text, "from" jsonb, "into" jsonb)
    on conflict (institution_entity_id, service_entity_id, service_type) do update set
      into_service_entity_id = excluded.into_service_entity_id,
      into_service_type = excluded.into_service_type`.execute(tx);
}

/** Separates services that are merged with a service that is itself merged with another one. */
async function conclude(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly service: string }>`
    delete from wish_merge using wish_merge as other
    where wish_merge.institution_entity_id = other.institution_entity_id
      and wish_merge.into_service_entity_id = other.service_entity_id
      and wish_merge.into_service_type = other.service_type
    returning wish_merge.service_entity_id as service`.execute(tx);
  return rows.map(
    ({ service }) =>
      `the wishes for ${service} stay separate: they name a service that is itself merged into another one`,
  );
}
