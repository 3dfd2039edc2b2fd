import type { Consent } from '../../../src/contracts/wire/consent';
import type { Queries } from '../../platform/storage/database';

/**
 * Returns the consent settings of an institution by service. They are read again each time, unlike the person's own
 * data (WIRE T25).
 */
export async function consentsOf(queries: Queries, institution: string): Promise<Consent[]> {
  const rows = await queries
    .selectFrom('consent')
    .selectAll()
    .where('institution_entity_id', '=', institution)
    .orderBy('service_entity_id')
    .execute();
  return rows.map((row) => ({
    spEntityId: row.service_entity_id,
    type: row.type,
    explanationEn: row.explanation_en,
    explanationNl: row.explanation_nl,
    explanationPt: row.explanation_pt,
    typeMetaData: row.type_metadata,
  }));
}
