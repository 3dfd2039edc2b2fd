import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Queries } from '../../platform/storage/database';
import type { ServiceTable } from '../federation/federation.module';
import type { Tables } from '../../platform/storage/tables';
import { servicesWithLogos } from './servicesWithLogos';
import type { Viewer } from './viewer';

/** A service as one viewer sees it. */
export type ServiceRow = Selectable<ServiceTable> & {
  readonly connected: boolean;
  /** Where a browser loads the logo; null: nowhere. */
  readonly logo_url: string | null;
};

/** Types that the catalogue lists; resource servers are reached by entity id only. */
export const catalogueTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

type Scope = ExpressionBuilder<
  Tables & { seen: ServiceTable & { connected: boolean; logo_url: string | null } },
  'seen'
>;

/** Tells whether both sides allow each other. A template is never connected; a guest counts as allowing all. */
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
 * Tells whether the viewer may see a service. Hidden ones are seen by nobody; those for identity providers alone by
 * institutions that use them, own them or are invited to them, and by super users who invite. Guests and members see
 * services of one state only.
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

/** Selects what the viewer may see, and nothing else: every read of services for a person starts here. */
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
