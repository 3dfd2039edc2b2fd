import { isWide, type PolicyScope } from '../../../src/contracts/domain/policies/policy';
import type { Queries } from '../../platform/storage/database';
import type { PolicyDocument } from './policyDocument';
import { viewerFor, visibleServices } from '../catalogue/catalogue.module';

/** Facts that policies need about a service that the institution may see. */
interface ReachedService {
  /** A SAML service provider or an OpenID Connect relying party: the kinds that policies are made for. */
  readonly takesPolicies: boolean;
  /** True if the service belongs to the institution itself. */
  readonly owned: boolean;
  /** True if the service asks the decision point at each login. */
  readonly enforced: boolean;
}

/** What an institution's policies may cover. */
export interface Reach {
  /** Entity IDs of its identity providers: those that share its institution ID, or it alone. */
  readonly own: ReadonlySet<string>;
  /** Services by entity ID: of the requested ones, those that the institution may see. */
  readonly services: ReadonlyMap<string, ReachedService>;
}

export async function ownIdentityProviders(
  queries: Queries,
  institution: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('institution as acting')
    .innerJoin('institution as same', 'same.institution_id', 'acting.institution_id')
    .select('same.entity_id')
    .where('acting.entity_id', '=', institution)
    .execute();
  return new Set([institution, ...rows.map((row) => row.entity_id)]);
}

export async function reachOf(
  queries: Queries,
  institution: string,
  serviceEntityIds: readonly string[],
): Promise<Reach> {
  const viewer = await viewerFor(queries, 'staff', institution);
  const institutionId = viewer.institution?.institutionId ?? null;
  const rows = await visibleServices(queries, viewer)
    .where('seen.entity_id', 'in', serviceEntityIds.length > 0 ? serviceEntityIds : [''])
    .execute();
  const services = new Map<string, ReachedService>();
  for (const { entity_id, entity_type, institution_id, document } of rows) {
    const takesPolicies = entity_type === 'saml20_sp' || entity_type === 'oidc10_rp';
    if (services.get(entity_id)?.takesPolicies) continue;
    services.set(entity_id, {
      takesPolicies,
      owned: institutionId !== null && institution_id === institutionId,
      enforced: document.policyEnforcementDecisionRequired,
    });
  }
  return { own: await ownIdentityProviders(queries, institution), services };
}

/** The services and the people that a policy covers. */
type Concerned = PolicyScope & Pick<PolicyDocument, 'institutions'>;

/**
 * Returns whether the institution may see the policy: it names one of its identity providers, or none, and covers a
 * service that the institution sees or owns.
 */
export function isVisible({ institutions, ...scope }: Concerned, reach: Reach): boolean {
  if (institutions.length > 0) return institutions.some((id) => reach.own.has(id));
  return isWide(scope) || scope.services.some((id) => reach.services.has(id));
}

/** Returns whether the policy affects only the institution's own people, or only its own services. */
export function staysWithin({ institutions, ...scope }: Concerned, reach: Reach): boolean {
  if (institutions.length > 0) return institutions.every((id) => reach.own.has(id));
  return !isWide(scope) && scope.services.every((id) => reach.services.get(id)?.owned === true);
}

/**
 * Returns whether the institution may also change the policy, because it made it. A `step` policy without known levels
 * was set up elsewhere.
 */
export function isChangeable(document: PolicyDocument, authority: string, reach: Reach): boolean {
  const hasKnownLevels = document.type !== 'step' || document.levels !== undefined;
  return hasKnownLevels && reach.own.has(authority) && staysWithin(document, reach);
}
