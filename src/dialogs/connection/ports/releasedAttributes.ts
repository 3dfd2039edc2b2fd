import { comesFromInstitution } from '../../../contracts/domain/attributes/attribute';
import { knownAttribute, shortNameOf } from '../../../contracts/domain/attributes/attributeDictionary';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import type { ConnectionSubject, ReleasedAttribute } from '../../../machines/connection/connection.subject';

/**
 * Returns the attributes that the service may receive about a person, by name. What an institution releases
 * is known only from the values of a person's own login: it is unknown for other sources, and for people who
 * did not log in there.
 */
export function releasedAttributes(
  { releasePolicy, sources, requested, ownAttributes }: ServiceDetail,
  loggedInHere: boolean,
): ConnectionSubject['attributes'] {
  if (releasePolicy.noArp) return 'all';
  const own = new Map(ownAttributes.map(({ name, userValues }) => [name, userValues.length > 0]));
  const cameOf = (urn: string): ReleasedAttribute['came'] =>
    loggedInHere && comesFromInstitution(urn, sources) ? (own.get(urn) ?? 'unknown') : 'unknown';
  return Object.keys(releasePolicy.attributes)
    .map((urn) => {
      const said = requested[urn];
      const name = nameOf(urn, said?.friendlyName);
      return { name, came: cameOf(urn), ...(said && { required: said.required }) };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the short name; an unknown attribute also has a name in metadata, which proves nothing. */
function nameOf(urn: string, friendlyName: string | undefined): string {
  const name = shortNameOf(urn);
  return friendlyName && friendlyName !== name && !knownAttribute(urn) ? `${friendlyName} (${name})` : name;
}
