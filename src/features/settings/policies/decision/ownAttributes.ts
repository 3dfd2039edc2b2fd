import { attributeCalled, knownAttribute } from '../../../../contracts/domain/attributeDictionary';
import { loginAttributes } from '../../../../contracts/domain/loginAttributes';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../../../contracts/domain/policy';
import { isGroupId } from '../../../../contracts/domain/policyLimits';
import type { Login } from './decision.types';

const groups = attributeCalled('isMemberOf');
const authorisations = attributeCalled('surf-autorisaties');

/**
 * Returns a person's own attributes as policies may ask for them: under every name that one of them has, the group ids among
 * the memberships as groups, and the roles among the authorisations as roles
 * (`urn:mace:surfnet.nl:surfnet.nl:sab:role:Admin`).
 */
export function ownAttributes(person: Parameters<typeof loginAttributes>[0]): Login['attributes'] {
  const attributes = loginAttributes(person);
  const roles = (attributes[authorisations] ?? []).flatMap(
    (value) => /:sab:role:(.+)$/.exec(value)?.[1] ?? [],
  );
  const ids = (attributes[groups] ?? []).filter(isGroupId);
  const derived = [
    [GROUP_ATTRIBUTE, ids],
    [ROLE_ATTRIBUTE, roles],
  ] as const;
  return Object.fromEntries([
    ...derived.filter(([, values]) => values.length > 0),
    ...Object.entries(attributes).flatMap(([name, values]) =>
      [name, ...(knownAttribute(name)?.aliases ?? [])].map((one) => [one, values] as const),
    ),
  ]);
}
