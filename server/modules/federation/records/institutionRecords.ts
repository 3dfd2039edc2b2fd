import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { StateType } from '../../../../src/contracts/wire/enumerations';
import { recordKind } from '../../../platform/state/recordKind';
import { takeKeyed } from '../../../platform/state/takeKeyed';
import { rowsOf } from '../../../platform/storage/cursor';
import type { Tx } from '../../../platform/storage/database';
import { bumpCatalogueVersion } from '../catalogueVersion';
import type { InstitutionDocument } from '../documents';
import { emptyInstitution } from '../emptyDocuments';
import { InstitutionTexts } from './documentSchemas';
import { EntityId, EntityNumber } from './members';
import { Numbers } from './numbers';

const InstitutionRecord = Type.Object(
  {
    kind: Type.Literal('institution'),
    entityId: EntityId,
    number: Type.Optional(EntityNumber),
    institutionId: Type.Optional(
      Type.String({ description: 'Identity providers with the same one are one institution.' }),
    ),
    state: Type.Optional(StateType),
    allowsAll: Type.Optional(
      Type.Boolean({ description: 'It allows every service, so that only what services allow counts.' }),
    ),
    document: Type.Optional(Type.Partial(InstitutionTexts)),
  },
  { additionalProperties: false },
);
type InstitutionRecord = Static<typeof InstitutionRecord>;

interface Stored {
  readonly entityId: string;
  readonly number: number | null;
  readonly institutionId: string | null;
  readonly state: StateType;
  readonly allowsAll: boolean;
  readonly document: InstitutionDocument;
  /** Source feed, which decides who forms one institution (decision 18). */
  readonly feed: string | null;
}

const columns = sql`entity_id as "entityId", eid as number, institution_id as "institutionId", state,
  allowed_all as "allowsAll", document, feed`;

/** Institutions: their numbers, settings, texts and contacts. */
export const institutionRecords = recordKind({
  kind: 'institution',
  schema: InstitutionRecord,
  columns: {
    institution: ['entity_id', 'eid', 'institution_id', 'state', 'allowed_all', 'document'],
  },
  async *read(tx) {
    const query = sql<Stored & { number: number }>`
      select ${columns} from institution order by entity_id collate "C"`;
    for await (const { institutionId, feed: _feed, ...row } of rowsOf(tx, query))
      yield { kind: 'institution', ...row, ...(institutionId !== null && { institutionId }) } as const;
  },
  nameOf: ({ entityId }) => entityId,
  intake() {
    const numbers = new Numbers();
    const otherwise = new Set<string>();
    return {
      take: (tx, records) =>
        takeKeyed(tx, records, {
          keyOf: ({ entityId }) => entityId,
          stored,
          merge(before, record) {
            if (record.number !== undefined) numbers.give('institution', record.entityId, record.number);
            const after = merged(before, record);
            if (record.institutionId !== undefined && after.institutionId !== record.institutionId)
              otherwise.add(record.entityId);
            return after;
          },
          store: (_tx, changed) => store(tx, numbers, changed),
        }),
      conclude: async () => [...numbers.notes(), ...[...otherwise].map(decidedByFeed)],
    };
  },
});

function decidedByFeed(entityId: string): string {
  return `${entityId} comes from a feed, which says whose it is; INSTITUTION_MAP says otherwise, not a file of state.`;
}

async function stored(tx: Tx, records: readonly InstitutionRecord[]): Promise<Map<string, Stored>> {
  const ids = records.map(({ entityId }) => entityId);
  const { rows } = await sql<Stored>`
    select ${columns} from institution where entity_id = any(${ids}::text[])
    order by entity_id for update`.execute(tx);
  return new Map(rows.map((row) => [row.entityId, row]));
}

function merged(before: Stored | undefined, record: InstitutionRecord): Stored {
  const unknown = {
    number: null,
    institutionId: null,
    state: 'prodaccepted',
    allowsAll: false,
    feed: null,
  } as const;
  const { kind: _kind, document, ...values } = record;
  return {
    ...(before ?? unknown),
    ...values,
    ...(before && before.feed !== null && { institutionId: before.institutionId }),
    document: { ...(before?.document ?? emptyInstitution), ...document },
  };
}

async function store(tx: Tx, numbers: Numbers, changed: readonly Stored[]): Promise<void> {
  await numbers.free(tx, 'institution', changed);
  const rows = changed.map((row) => ({ ...row, given: numbers.isGiven('institution', row.entityId) }));
  await sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said ("entityId" text, number integer,
        given boolean, "institutionId" text, state text, "allowsAll" boolean, document jsonb)),
    known as (
      update institution set eid = case when given then number else eid end, institution_id = "institutionId",
        state = said.state, allowed_all = "allowsAll", document = said.document
      from said where entity_id = "entityId" returning entity_id)
    insert into institution (entity_id, eid, institution_id, state, allowed_all, document, origin)
    select "entityId", coalesce(number, nextval('eid_seq')), "institutionId", state, "allowsAll", document, 'import'
    from said where not exists (select from institution where entity_id = "entityId")`.execute(tx);
  await bumpCatalogueVersion(tx);
}
