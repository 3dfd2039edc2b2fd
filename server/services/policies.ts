import type { Policy } from '../../src/contracts/wire/policy';
import type { Queries } from '../storage/database';
import { visibleServices } from './serviceRows';
import { viewerFor } from './viewer';

/** Entity ids of an institution's identity providers: those that share its institution id, or it alone. */
async function ownIdentityProviders(queries: Queries, entityId: string, institutionId: string | null) {
  if (institutionId === null) return new Set([entityId]);
  const rows = await queries
    .selectFrom('institution')
    .select('entity_id')
    .where('institution_id', '=', institutionId)
    .execute();
  return new Set(rows.map((row) => row.entity_id));
}

function servicesOf(policy: Policy): string[] {
  const named = policy.serviceProviderId;
  return named ? [named, ...policy.serviceProviderIds] : policy.serviceProviderIds;
}

/**
 * Policies of an institution (contract §4.8): those that name one of its identity providers, and those that name none
 * but a service that it may see or owns. `actionsAllowed` says which of them it may change.
 */
export async function visiblePolicies(queries: Queries, institution: string): Promise<Policy[]> {
  const viewer = await viewerFor(queries, 'staff', institution);
  const institutionId = viewer.institution?.institutionId ?? null;
  const own = await ownIdentityProviders(queries, institution, institutionId);
  const services = await visibleServices(queries, viewer)
    .clearSelect()
    .select(['seen.entity_id', 'seen.institution_id'])
    .execute();
  const seen = new Set(services.map((service) => service.entity_id));
  const owned = new Set(
    services
      .filter((service) => institutionId !== null && service.institution_id === institutionId)
      .map((service) => service.entity_id),
  );

  function visible(policy: Policy): boolean {
    if (policy.identityProviderIds.length > 0) return policy.identityProviderIds.some((id) => own.has(id));
    return servicesOf(policy).some((id) => seen.has(id));
  }

  function changeable(policy: Policy): boolean {
    if (policy.type === 'step' || !own.has(policy.authenticatingAuthorityName ?? '')) return false;
    return policy.identityProviderIds.length > 0
      ? policy.identityProviderIds.every((id) => own.has(id))
      : servicesOf(policy).every((id) => owned.has(id));
  }

  const rows = await queries.selectFrom('policy').selectAll().orderBy('name').execute();
  return rows
    .map((row) => ({ ...row.document, id: row.id, name: row.name }))
    .filter(visible)
    .map((policy) => ({ ...policy, actionsAllowed: changeable(policy) }));
}
