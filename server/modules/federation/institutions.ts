import { sql, type Selectable } from 'kysely';
import type { ConnectedInstitution } from '../../../src/contracts/wire/institution';
import type { Queries, Tx } from '../../platform/storage/database';
import type { InstitutionTable, ServiceTable } from './tables';
import { localise, nameOf } from '../../platform/text/localise';

export type InstitutionRow = Pick<
  Selectable<InstitutionTable>,
  'entity_id' | 'institution_id' | 'state' | 'document'
>;

/** Institution that is locked until the transaction ends. */
export type LockedInstitution = InstitutionRow;

/** Reads the institution without a lock. */
export async function findInstitution(
  queries: Queries,
  entityId: string,
): Promise<InstitutionRow | undefined> {
  return institutionById(queries, entityId).executeTakeFirst();
}

function institutionById(queries: Queries, entityId: string) {
  return queries
    .selectFrom('institution')
    .select(['entity_id', 'institution_id', 'state', 'document'])
    .where('entity_id', '=', entityId);
}

/**
 * Reads the institution and locks it until the transaction ends, so that its requests are sequential and each sees the
 * result of the one before.
 */
export async function lockInstitution(tx: Tx, entityId: string): Promise<LockedInstitution | undefined> {
  return institutionById(tx, entityId).forUpdate().executeTakeFirst();
}

type ConnectedService = Pick<Selectable<ServiceTable>, 'entity_type' | 'entity_id' | 'allowed_all'>;

/** Selects the institutions that are connected to the service: both sides allow each other. A template has none. */
export function connectedInstitutions(queries: Queries, service: ConnectedService) {
  return queries
    .selectFrom('institution')
    .$if(service.entity_type === 'single_tenant_template', (query) => query.where(sql<boolean>`false`))
    .where((scope) =>
      scope.or([
        scope('institution.allowed_all', '=', true),
        scope.exists(
          scope
            .selectFrom('institution_allows as own')
            .select('own.service_entity_id')
            .whereRef('own.institution_entity_id', '=', 'institution.entity_id')
            .where('own.service_entity_id', '=', service.entity_id),
        ),
      ]),
    )
    .$if(!service.allowed_all, (query) =>
      query.where((scope) =>
        scope.exists(
          scope
            .selectFrom('service_allows as theirs')
            .select('theirs.service_entity_id')
            .whereRef('theirs.institution_entity_id', '=', 'institution.entity_id')
            .where('theirs.service_entity_id', '=', service.entity_id),
        ),
      ),
    );
}

/** Returns the institutions that are connected to the service, by name. */
export async function institutionsOf(
  queries: Queries,
  service: ConnectedService,
  language: string,
): Promise<ConnectedInstitution[]> {
  const rows = await connectedInstitutions(queries, service)
    .select(['entity_id', 'institution_id', 'state', 'document'])
    .execute();
  return rows.map(institutionView).sort((a, b) => a.name.localeCompare(b.name, language));
}

function institutionView(row: LockedInstitution): ConnectedInstitution {
  const { names, logoUrl } = row.document;
  const dutch = names['nl'];
  return {
    id: row.entity_id,
    name: nameOf(names, 'en', row.entity_id),
    ...(dutch && { nameNl: dutch }),
    ...(row.institution_id && { institutionId: row.institution_id }),
    state: row.state,
    ...(logoUrl && { logoUrl }),
  };
}

/** Returns the name in the language of the request, else in any. */
export function institutionName(row: LockedInstitution, language: string): string {
  return localise(row.document.names, language) ?? row.entity_id;
}
