import { hasPersistentId } from '../../../contracts/domain/attributes/attribute';
import { attributeUrn, shortNameOf } from '../../../contracts/domain/attributes/attributeDictionary';
import type { ServiceDetail } from '../../../contracts/domain/services/service';

interface Release {
  readonly kind: 'everything' | 'nothing' | 'some';
  /** The attributes with their short names, sorted by them. */
  readonly attributes: readonly { readonly urn: string; readonly label: string }[];
  /** Number of them that the service requires; undefined if that is unknown. */
  readonly required?: number;
  /** True if an identifier that stays the same at every login is also released. */
  readonly persistentId: boolean;
}

/** Returns what the service receives about a person who logs in (REQUIREMENTS 121, 122). */
export function releaseOf({ releasePolicy, nameIds, requested }: ServiceDetail): Release {
  const persistentId = hasPersistentId(nameIds);
  const names = Object.keys(releasePolicy.attributes);
  const attributes = [...new Set(names.map(attributeUrn))]
    .map((urn) => ({ urn, label: shortNameOf(urn) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  if (releasePolicy.noArp) return { kind: 'everything', attributes: [], persistentId };
  const requestedNames = names.filter((name) => requested[name]);
  const required = new Set(requestedNames.filter((name) => requested[name]?.required).map(attributeUrn)).size;
  return {
    ...(requestedNames.length > 0 && { required }),
    kind: attributes.length === 0 ? 'nothing' : 'some',
    attributes,
    persistentId,
  };
}
