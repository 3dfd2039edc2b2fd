import { setImmediate } from 'node:timers/promises';
import type { Queries } from '../../../platform/storage/database';
import { consentsOf } from '../../../modules/catalogue/catalogue.module';
import type { Reader } from '../consumers/readers';
import { connectedServices, selectInstitutions, type Institution } from '../feeds/connectedServices';
import type { ConnectedService, ConsentSetting, InstitutionConnections } from './connectionsSchema';

/** Scope of a reader's rights. */
export type Reach = Pick<Reader, 'reads' | 'entity_id'>;

/** Yields the connections institution by institution, in the order of entity IDs. */
export async function* institutionConnections(
  queries: Queries,
  { reads, entity_id: only }: Reach,
): AsyncGenerator<InstitutionConnections> {
  const institutions = await selectInstitutions(queries)
    .$if(reads === 'institution', (query) => query.where('entity_id', '=', only ?? ''))
    .execute();
  for (const institution of institutions) {
    const services = await servicesOf(queries, institution, reads === 'service' ? only : null);
    const { entityId, institutionId, state } = institution;
    if (reads !== 'service' || services.length > 0)
      yield { entityId, ...(institutionId !== null && { institutionId }), state, services };
    // The embedded database answers without ever waiting: yields to other requests.
    await setImmediate();
  }
}

async function servicesOf(
  queries: Queries,
  institution: Institution,
  only: string | null,
): Promise<ConnectedService[]> {
  const services = await connectedServices(queries, institution)
    .$if(only !== null, (query) => query.where('seen.entity_id', '=', only ?? ''))
    .select(['seen.entity_id as entityId', 'seen.entity_type as type'])
    .orderBy('seen.entity_id')
    .orderBy('seen.entity_type')
    .execute();
  const settings = await settingsOf(queries, institution.entityId);
  return services.map((service) => ({ ...service, ...settings.get(service.entityId) }));
}

type Settings = Pick<ConnectedService, 'level' | 'multiFactor' | 'consent'>;

/** Returns an institution's settings for its services, by entity ID. */
async function settingsOf(queries: Queries, institution: string): Promise<Map<string, Settings>> {
  const settings = new Map<string, Settings>();
  const set = (service: string, more: Settings) =>
    settings.set(service, { ...settings.get(service), ...more });
  const levels = await queries
    .selectFrom('level_setting')
    .select(['service_entity_id', 'kind', 'level'])
    .where('institution_entity_id', '=', institution)
    .execute();
  for (const { service_entity_id: service, kind, level } of levels)
    set(service, kind === 'stepup' ? { level } : { multiFactor: level });
  for (const { spEntityId, type, explanationEn, explanationNl, explanationPt } of await consentsOf(
    queries,
    institution,
  )) {
    const consent: ConsentSetting = {
      type,
      ...(explanationEn !== null && { explanationEn }),
      ...(explanationNl !== null && { explanationNl }),
      ...(explanationPt !== null && { explanationPt }),
    };
    set(spEntityId, { consent });
  }
  return settings;
}
