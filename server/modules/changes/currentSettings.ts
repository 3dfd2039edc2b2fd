import type { Queries } from '../../platform/storage/database';
import type { ConsentValues } from './change';
import type { LevelSettingTable } from '../federation/federation.module';

/** What holds where nothing is configured: minimal consent without texts. */
const UNCONFIGURED: ConsentValues = {
  type: 'MINIMAL_CONSENT',
  explanationEn: '',
  explanationNl: '',
  explanationPt: '',
};

export async function currentConsent(
  queries: Queries,
  institution: string,
  service: string,
): Promise<ConsentValues> {
  const row = await queries
    .selectFrom('consent')
    .select(['type', 'explanation_en', 'explanation_nl', 'explanation_pt'])
    .where('institution_entity_id', '=', institution)
    .where('service_entity_id', '=', service)
    .executeTakeFirst();
  if (!row) return UNCONFIGURED;
  return {
    type: row.type,
    explanationEn: row.explanation_en ?? '',
    explanationNl: row.explanation_nl ?? '',
    explanationPt: row.explanation_pt ?? '',
  };
}

/** Returns the URI of the level or of the multi-factor value that is set; empty: none. */
export async function currentLevel(
  queries: Queries,
  institution: string,
  service: string,
  kind: LevelSettingTable['kind'],
): Promise<string> {
  const row = await queries
    .selectFrom('level_setting')
    .select('level')
    .where('institution_entity_id', '=', institution)
    .where('service_entity_id', '=', service)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.level ?? '';
}
