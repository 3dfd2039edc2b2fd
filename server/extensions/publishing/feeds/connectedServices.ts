import type { Queries } from '../../../platform/storage/database';
import { visibleServices } from '../../../modules/catalogue/catalogue.module';
import { SPOKEN_FOR } from './versions';

const columns = [
  'entity_id as entityId',
  'institution_id as institutionId',
  'state',
  'allowed_all as allowedAll',
  'connections_version as connectionsVersion',
] as const;

/** Selects institutions with the members that decide which services they are connected to. */
export function selectInstitutions(queries: Queries) {
  return queries.selectFrom('institution').select(columns).where(SPOKEN_FOR).orderBy('entity_id');
}

export function readInstitution(queries: Queries, entityId: string) {
  return selectInstitutions(queries).where('entity_id', '=', entityId).executeTakeFirst();
}

export type Institution = NonNullable<Awaited<ReturnType<typeof readInstitution>>>;

/** Selects the services that an institution is connected to, by the catalogue's rule. */
export function connectedServices(queries: Queries, institution: Institution) {
  const seesAll = {
    audience: 'superUser',
    inviting: true,
    institution: { ...institution, invited: [] },
  } as const;
  return visibleServices(queries, seesAll).where('seen.connected', '=', true).where(SPOKEN_FOR).clearSelect();
}
