import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { ConnectOption, EntityType, StateType } from '../../../../src/contracts/wire/enumerations';
import { recordKind } from '../../../platform/state/recordKind';
import { takeKeyed } from '../../../platform/state/takeKeyed';
import { rowsOf } from '../../../platform/storage/cursor';
import type { Tx } from '../../../platform/storage/database';
import { bumpCatalogueVersion } from '../catalogueVersion';
import type { ServiceDocument } from '../documents';
import { emptyService } from '../emptyDocuments';
import { ServiceTexts } from './documentSchemas';
import { EntityId, EntityNumber } from './members';
import { Numbers } from './numbers';

const ServiceRecord = Type.Object(
  {
    kind: Type.Literal('service'),
    entityId: EntityId,
    type: Type.Optional(EntityType),
    number: Type.Optional(EntityNumber),
    institutionId: Type.Optional(Type.String({ description: 'The institution whose own service it is.' })),
    state: Type.Optional(StateType),
    connectOption: Type.Optional(ConnectOption),
    allowsAll: Type.Optional(
      Type.Boolean({
        description: 'It allows every institution, so that only what institutions allow counts.',
      }),
    ),
    onlyForItsInstitution: Type.Optional(Type.Boolean()),
    hidden: Type.Optional(Type.Boolean({ description: 'Nobody sees it.' })),
    document: Type.Optional(Type.Partial(ServiceTexts)),
  },
  { additionalProperties: false },
);
type ServiceRecord = Static<typeof ServiceRecord>;

interface Stored {
  readonly entityId: string;
  readonly type: EntityType;
  readonly number: number | null;
  readonly institutionId: string | null;
  readonly state: StateType;
  readonly connectOption: ConnectOption;
  readonly allowsAll: boolean;
  readonly onlyForItsInstitution: boolean;
  readonly hidden: boolean;
  readonly document: ServiceDocument;
}

const columns = sql`entity_id as "entityId", entity_type as type, eid as number, institution_id as "institutionId",
  state, connect_option as "connectOption", allowed_all as "allowsAll",
  idp_visible_only as "onlyForItsInstitution", hidden, document`;

const keyOf = ({ type = 'saml20_sp', entityId }: Pick<ServiceRecord, 'type' | 'entityId'>) =>
  `${type} ${entityId}`;

/** Services: their numbers, licences, connect options and texts. */
export const serviceRecords = recordKind({
  kind: 'service',
  schema: ServiceRecord,
  columns: {
    service: [
      ...(['entity_type', 'eid', 'entity_id', 'state', 'institution_id', 'idp_visible_only'] as const),
      ...(['hidden', 'allowed_all', 'connect_option', 'document'] as const),
    ],
  },
  async *read(tx) {
    const query = sql<Stored & { number: number }>`
      select ${columns} from service order by entity_id collate "C", entity_type collate "C"`;
    for await (const { institutionId, ...row } of rowsOf(tx, query))
      yield { kind: 'service', ...row, ...(institutionId !== null && { institutionId }) } as const;
  },
  nameOf: ({ entityId }) => entityId,
  intake() {
    const numbers = new Numbers();
    return {
      take: (tx, records) =>
        takeKeyed(tx, records, {
          keyOf: (record: ServiceRecord) => keyOf(record),
          stored,
          merge(before, record) {
            const { type = 'saml20_sp', entityId, number } = record;
            if (number !== undefined) numbers.give(type, entityId, number);
            return merged(before, record);
          },
          store: (_tx, changed) => store(tx, numbers, changed),
        }),
      conclude: async () => numbers.notes(),
    };
  },
});

async function stored(tx: Tx, records: readonly ServiceRecord[]): Promise<Map<string, Stored>> {
  const ids = records.map(({ entityId }) => entityId);
  const { rows } = await sql<Stored>`
    select ${columns} from service where entity_id = any(${ids}::text[])
    order by entity_type, eid for update`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

const unknown: Omit<Stored, 'entityId' | 'document'> = {
  type: 'saml20_sp',
  number: null,
  institutionId: null,
  state: 'prodaccepted',
  connectOption: 'CONNECT_WITH_INTERACTION',
  allowsAll: false,
  onlyForItsInstitution: false,
  hidden: false,
};

function merged(before: Stored | undefined, record: ServiceRecord): Stored {
  const { kind: _kind, document, ...values } = record;
  return {
    ...(before ?? unknown),
    ...values,
    document: { ...(before?.document ?? emptyService), ...document },
  };
}

async function store(tx: Tx, numbers: Numbers, changed: readonly Stored[]): Promise<void> {
  for (const type of new Set(changed.map((row) => row.type)))
    await numbers.free(
      tx,
      type,
      changed.filter((row) => row.type === type),
    );
  const rows = changed.map((row) => ({ ...row, given: numbers.isGiven(row.type, row.entityId) }));
  await sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said ("entityId" text, type text,
        number integer, given boolean, "institutionId" text, state text, "connectOption" text, "allowsAll" boolean,
        "onlyForItsInstitution" boolean, hidden boolean, document jsonb)),
    known as (
      update service set eid = case when given then number else eid end, institution_id = "institutionId",
        state = said.state, connect_option = "connectOption", allowed_all = "allowsAll",
        idp_visible_only = "onlyForItsInstitution", hidden = said.hidden, document = said.document
      from said where entity_type = type and entity_id = "entityId" returning entity_id)
    insert into service (entity_type, eid, entity_id, institution_id, state, connect_option, allowed_all,
      idp_visible_only, hidden, document, origin)
    select type, coalesce(number, nextval('eid_seq')), "entityId", "institutionId", state, "connectOption",
      "allowsAll", "onlyForItsInstitution", hidden, document, 'import'
    from said where not exists (
      select from service where entity_type = type and service.entity_id = "entityId")`.execute(tx);
  await bumpCatalogueVersion(tx);
}
