import { attributeCalled, knownAttribute } from '../../attributes/attributeDictionary';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../policy';
import { isGroupId } from '../policyLimits';
import type { Login } from './decision.types';

const memberships = attributeCalled('isMemberOf');
const authorisations = attributeCalled('surf-autorisaties');

/**
 * Returns the attributes of a login as policies may name them: under each of an attribute's names, the group IDs among
 * the memberships as groups, and the roles among the authorisations as roles
 * (`urn:mace:surfnet.nl:surfnet.nl:sab:role:Admin`).
 */
export function requestedAttributes(attributes: Login['attributes']): Login['attributes'] {
  const requested = new Map<string, Set<string>>();
  function add(name: string, values: readonly string[]): void {
    const all = requested.get(name) ?? new Set();
    for (const value of values) all.add(value);
    requested.set(name, all);
  }
  for (const [name, values] of Object.entries(attributes)) {
    const known = knownAttribute(name);
    for (const one of known ? [known.urn, ...known.aliases] : [name]) add(one, values);
  }
  const groups = [...(requested.get(memberships) ?? [])].filter(isGroupId);
  const roles = [...(requested.get(authorisations) ?? [])].flatMap(
    (value) => /:sab:role:(.+)$/.exec(value)?.[1] ?? [],
  );
  if (groups.length > 0) add(GROUP_ATTRIBUTE, groups);
  if (roles.length > 0) add(ROLE_ATTRIBUTE, roles);
  return Object.fromEntries([...requested].map(([name, values]) => [name, [...values]]));
}
