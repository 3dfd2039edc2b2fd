import { attributeUrn } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import type { RequestedAttributes } from '../../../../src/contracts/wire/service';
import type { ServiceDocument } from '../../federation/federation.module';
import type { RequestedAttribute } from './entity';

/**
 * Reads the release policy: all attributes that the consuming services of an entity request, under the names that
 * release policies use. One that requests nothing gets nothing (an empty policy), not everything.
 */
export function releaseOf(
  requested: readonly RequestedAttribute[],
): Required<Pick<ServiceDocument, 'releasePolicy' | 'requestedAttributes' | 'motivations' | 'sources'>> {
  const values = new Map<string, Set<string>>();
  for (const attribute of requested) {
    const name = attributeUrn(attribute.name);
    const known = values.get(name) ?? new Set<string>();
    for (const value of attribute.values.length > 0 ? attribute.values : ['*']) known.add(value);
    values.set(name, known);
  }
  const names = [...values.keys()];
  return {
    releasePolicy: Object.fromEntries(
      names.map((name) => {
        const filters = values.get(name) ?? new Set<string>();
        return [name, filters.has('*') ? ['*'] : [...filters]];
      }),
    ),
    requestedAttributes: requestOf(requested),
    motivations: Object.fromEntries(names.map((name) => [name, ''])),
    sources: Object.fromEntries(names.map((name) => [name, 'idp'])),
  };
}

/**
 * Returns the names of each attribute in the metadata, and whether the service requires it. The service requires an
 * attribute if one of its consuming services does.
 */
function requestOf(requested: readonly RequestedAttribute[]): RequestedAttributes {
  const merged = new Map<string, RequestedAttributes[string]>();
  for (const { name, friendlyName, required } of requested) {
    const urn = attributeUrn(name);
    const before = merged.get(urn);
    const called = before?.friendlyName ?? friendlyName;
    merged.set(urn, {
      required: required || before?.required === true,
      ...(called !== '' && { friendlyName: called }),
    });
  }
  return Object.fromEntries(merged);
}
