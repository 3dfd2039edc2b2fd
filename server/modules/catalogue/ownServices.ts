import type { Queries } from '../../platform/storage/database';
import type { ServiceRow } from './serviceRows';
import { servicesWithLogos } from './servicesWithLogos';

/** Reads the services that belong to an institution itself, whatever their state; connections are not looked up. */
export async function ownServices(queries: Queries, institution: string): Promise<ServiceRow[]> {
  const rows = await servicesWithLogos(queries)
    .innerJoin('institution', 'institution.institution_id', 'service.institution_id')
    .where('institution.entity_id', '=', institution)
    .orderBy('service.eid')
    .execute();
  return rows.map((row) => ({ ...row, connected: false }));
}
