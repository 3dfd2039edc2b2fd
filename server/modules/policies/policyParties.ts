import { policyLimits } from '../../../src/contracts/domain/policies/policyLimits';
import type { PolicyDocument } from './policyDocument';
import { staysWithin, type Reach } from './policyReach';
import { checkText, quoted, refuse } from './policyTexts';

const LONGEST_ID = 1024;

function checkIds(member: string, ids: readonly string[], most: number): void {
  if (ids.length > most) refuse(member, `more than ${most}`);
  for (const id of ids) checkText(member, id, LONGEST_ID);
}

/** Checks the parties before they are looked up: their number, and that each has the form of an entity ID. */
export function checkPartyIds({ services, institutions }: PolicyDocument): void {
  checkIds('serviceProviderIds', services, policyLimits.services);
  checkIds('identityProviderIds', institutions, policyLimits.institutions);
}

/**
 * Checks the services and identity providers of a policy. A service that was named before may stay even if the
 * institution no longer sees it; otherwise the policy could not be switched off.
 */
export function checkParties(
  document: PolicyDocument,
  reach: Reach,
  stored: PolicyDocument | undefined,
): void {
  const { services, institutions } = document;
  const unknown = services.find(
    (id) => !stored?.services.includes(id) && !reach.services.get(id)?.takesPolicies,
  );
  if (unknown !== undefined) refuse('serviceProviderId', `service ${quoted(unknown)} does not exist`);
  const foreign = institutions.find((id) => !reach.own.has(id));
  if (foreign !== undefined) {
    refuse('identityProviderIds', `${quoted(foreign)} is not an identity provider of your institution`);
  }
  if (!staysWithin(document, reach)) {
    refuse(
      'identityProviderIds',
      'a policy for a service of another institution must name an identity provider of your institution',
    );
  }
}
