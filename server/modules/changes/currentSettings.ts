import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import type { LevelSettingTable } from '../federation/federation.module';
import type { ConsentValues } from './change';

/** Default without configuration: minimal consent without texts. */
const UNCONFIGURED: ConsentValues = {
  type: 'MINIMAL_CONSENT',
  explanationEn: '',
  explanationNl: '',
  explanationPt: '',
};

/** Settings of an institution for services, by their entity IDs. */
export interface CurrentSettings {
  consentOf(service: string): ConsentValues;
  /** Returns the URI of the level or of the multi-factor value; empty: none. */
  levelOf(service: string, kind: LevelSettingTable['kind']): string;
}

/** Reads the institution's settings for these services, with the same number of queries for one as for all. */
export async function currentSettings(
  queries: Queries,
  institution: string,
  services: readonly string[],
): Promise<CurrentSettings> {
  const these = sql<string>`any(${[...new Set(services)]}::text[])`;
  const consents = await queries
    .selectFrom('consent')
    .select(['service_entity_id', 'type', 'explanation_en', 'explanation_nl', 'explanation_pt'])
    .where('institution_entity_id', '=', institution)
    .where('service_entity_id', '=', these)
    .execute();
  const levels = await queries
    .selectFrom('level_setting')
    .select(['service_entity_id', 'kind', 'level'])
    .where('institution_entity_id', '=', institution)
    .where('service_entity_id', '=', these)
    .execute();
  const consentOf = new Map(
    consents.map((row): [string, ConsentValues] => [
      row.service_entity_id,
      {
        type: row.type,
        explanationEn: row.explanation_en ?? '',
        explanationNl: row.explanation_nl ?? '',
        explanationPt: row.explanation_pt ?? '',
      },
    ]),
  );
  const levelOf = new Map(
    levels.map(({ service_entity_id: service, kind, level }) => [`${kind} ${service}`, level]),
  );
  return {
    consentOf: (service) => consentOf.get(service) ?? UNCONFIGURED,
    levelOf: (service, kind) => levelOf.get(`${kind} ${service}`) ?? '',
  };
}
