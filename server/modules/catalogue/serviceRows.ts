import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Queries } from '../../platform/storage/database';
import type { ServiceTable } from '../federation/federation.module';
import type { Tables } from '../../platform/storage/tables';
import { servicesWithLogos } from './servicesWithLogos';
import type { Viewer } from './viewer';

/** Service as one viewer sees it. */
export type ServiceRow = Selectable<ServiceTable> & {
  readonly connected: boolean;
  /** Address of the logo for browsers; null: none. */
  readonly logo_url: string | null;
};

/** Types in the catalogue. Resource servers are found by entity ID only. */
export const catalogueTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

type Scope = ExpressionBuilder<
  Tables & { seen: ServiceTable & { connected: boolean; logo_url: string | null } },
  'seen'
>;

/** Condition that both sides allow each other. A template is never connected; a guest counts as allowing all. */
function connected(viewer: Viewer) {
  const institution = viewer.institution?.entityId ?? '';
  const institutionAllows = viewer.institution?.allowedAll ?? true;
  return sql<boolean>`(service.entity_type <> 'single_tenant_template'
    and (${institutionAllows}::boolean or exists (select from institution_allows a
      where a.institution_entity_id = ${institution} and a.service_entity_id = service.entity_id))
    and (service.allowed_all or exists (select from service_allows a
      where a.service_entity_id = service.entity_id and a.institution_entity_id = ${institution})))`;
}

/**
 * Condition that the viewer may see a service. Hidden services are invisible to all. Services for identity providers
 * only are visible to institutions that use them, own them or are invited to them, and to super users who invite.
 * Guests and members see services of one state only.
 */
function visible({ and, eb, or }: Scope, { audience, institution, inviting }: Viewer) {
  const shown = institution
    ? or([
        eb('seen.idp_visible_only', '=', false),
        eb('seen.connected', '=', true),
        eb('seen.institution_id', '=', institution.institutionId),
        ...(institution.invited.length > 0 ? [eb('seen.entity_id', 'in', institution.invited)] : []),
      ])
    : eb('seen.idp_visible_only', '=', false);
  const state = institution?.state ?? 'prodaccepted';
  return and([
    eb('seen.hidden', '=', false),
    ...(inviting ? [] : [shown]),
    ...(audience === 'guest' || audience === 'member' ? [eb('seen.state', '=', state)] : []),
  ]);
}

/** Selects exactly the services that the viewer may see. Every read of services for a person starts here. */
export function visibleServices(queries: Queries, viewer: Viewer) {
  return queries
    .selectFrom(servicesWithLogos(queries).select(connected(viewer).as('connected')).as('seen'))
    .selectAll('seen')
    .where((scope) => visible(scope as Scope, viewer));
}

export async function findVisible(
  queries: Queries,
  viewer: Viewer,
  type: EntityType,
  service: { readonly id: number } | { readonly entityId: string },
): Promise<ServiceRow | undefined> {
  if (!catalogueTypes.includes(type)) return undefined;
  const query = visibleServices(queries, viewer).where('seen.entity_type', '=', type);
  return 'id' in service
    ? query.where('seen.eid', '=', service.id).executeTakeFirst()
    : query.where('seen.entity_id', '=', service.entityId).executeTakeFirst();
}
