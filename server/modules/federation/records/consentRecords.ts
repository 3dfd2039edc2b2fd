import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import { ConsentType, EntityType } from '../../../../src/contracts/wire/enumerations';
import { recordKind } from '../../../platform/state/recordKind';
import { takeKeyed } from '../../../platform/state/takeKeyed';
import { rowsOf } from '../../../platform/storage/cursor';
import type { Tx } from '../../../platform/storage/database';
import { EntityId } from './members';
import { changedFor, pairKey, pairsOf } from './pairs';
import { Parties } from './parties';

const text = Type.Optional(Type.String());

const ConsentRecord = Type.Object(
  {
    kind: Type.Literal('consent'),
    institution: EntityId,
    service: EntityId,
    serviceType: Type.Optional(EntityType),
    type: ConsentType,
    explanations: Type.Optional(
      Type.Object({ en: text, nl: text, pt: text }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
type ConsentRecord = Static<typeof ConsentRecord>;

interface Stored {
  readonly institution: string;
  readonly service: string;
  readonly serviceType: EntityType;
  readonly type: ConsentType;
  readonly en: string | null;
  readonly nl: string | null;
  readonly pt: string | null;
}

const selectStored = (from: RawBuilder<unknown>) => sql<Stored>`
  select institution_entity_id as institution, service_entity_id as service, type_metadata as "serviceType", type,
    explanation_en as en, explanation_nl as nl, explanation_pt as pt
  from consent ${from}`;

/** Consent settings of institutions. */
export const consentRecords = recordKind({
  kind: 'consent',
  schema: ConsentRecord,
  columns: {
    consent: [
      ...(['institution_entity_id', 'service_entity_id', 'type', 'type_metadata'] as const),
      ...(['explanation_en', 'explanation_nl', 'explanation_pt'] as const),
    ],
  },
  async *read(tx) {
    const inOrder = sql`order by institution_entity_id collate "C", service_entity_id collate "C"`;
    for await (const { en, nl, pt, ...row } of rowsOf(tx, selectStored(inOrder))) {
      const explanations = {
        ...(en !== null && { en }),
        ...(nl !== null && { nl }),
        ...(pt !== null && { pt }),
      };
      const hasTexts = Object.keys(explanations).length > 0;
      yield { kind: 'consent', ...row, ...(hasTexts && { explanations }) } as const;
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

async function stored(tx: Tx, records: readonly ConsentRecord[]): Promise<Map<string, Stored>> {
  const requested = sql`join ${pairsOf(records)} as asked
    on institution_entity_id = asked.institution and service_entity_id = asked.service`;
  const { rows } = await selectStored(requested).execute(tx);
  return new Map(rows.map((row) => [pairKey(row), row]));
}

function merged(before: Stored | undefined, record: ConsentRecord): Stored {
  const { institution, service, serviceType, type, explanations = {} } = record;
  return {
    institution,
    service,
    serviceType: serviceType ?? before?.serviceType ?? 'saml20_sp',
    type,
    en: explanations.en ?? before?.en ?? null,
    nl: explanations.nl ?? before?.nl ?? null,
    pt: explanations.pt ?? before?.pt ?? null,
  };
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  await sql`
    insert into consent (institution_entity_id, service_entity_id, type, explanation_en, explanation_nl,
      explanation_pt, type_metadata)
    select institution, service, type, en, nl, pt, "serviceType"
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (institution text, service text, type text,
      en text, nl text, pt text, "serviceType" text)
    on conflict (institution_entity_id, service_entity_id) do update set type = excluded.type,
      explanation_en = excluded.explanation_en, explanation_nl = excluded.explanation_nl,
      explanation_pt = excluded.explanation_pt, type_metadata = excluded.type_metadata`.execute(tx);
  await changedFor(tx, changed);
}
