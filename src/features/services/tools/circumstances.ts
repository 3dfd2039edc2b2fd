import { isListed, readerOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import type { Person } from '../../../contracts/domain/person/person';
import { mayReadPolicies } from '../../../contracts/domain/person/rights';
import { tickedOf } from '../listAddress';
import type { Circumstances, FacetResult, ListName, Ticked, UrnOf } from '../overview.types';
import type { Parts, PartState, Surroundings } from '../useAccessSettings';

/**
 * Returns the circumstances of the person and the institution, from the person and the answers that load
 * beside the catalogue.
 */
export function circumstancesOf(
  person: Person,
  { withPolicies, consents }: Pick<Surroundings, 'withPolicies' | 'consents'>,
  list: ListName,
  urnOf?: UrnOf,
): Circumstances {
  const { roles, institution, installation } = person;
  return {
    list,
    ...readerOf(person),
    superUser: roles.superUser,
    ...(institution?.institutionId && { institutionId: institution.institutionId }),
    stepUp: institution?.stepupEntities ?? [],
    levels: installation.ladder,
    multiFactor: institution?.mfaEntities ?? [],
    consentEnabled: installation.consentEnabled,
    ownSource: installation.federationSource,
    ...(withPolicies && { withPolicies }),
    ...(consents && { consents }),
    ...(urnOf && { urnOf }),
  };
}

/** The facets whose counts need another answer than the catalogue, with the name of that answer. */
const restsOn = new Map<string, keyof Parts>([
  ['authorization_rules', 'policies'],
  ['type_consent', 'consents'],
]);

/** Tells whether the counts of a facet are known, are still loading, or could not be loaded. */
export function partOf(facet: string, parts: Parts): PartState {
  const part = restsOn.get(facet);
  return part ? parts[part] : 'here';
}

/**
 * Tells whether this person has the facet. Members do not receive policies, so they cannot filter by them
 * (WIRE T36).
 */
function mayFilterBy(facet: string, { roles }: Person): boolean {
  return facet !== 'authorization_rules' || mayReadPolicies(roles);
}

/**
 * Returns the filters that can be applied now. A tick whose data is missing stays in the address and filters nothing
 * until the data comes.
 */
export function answerable(ticked: Ticked, parts: Parts, person: Person): Ticked {
  const entries = Object.entries(ticked);
  const left = entries.filter(([facet]) => mayFilterBy(facet, person) && partOf(facet, parts) === 'here');
  return left.length === entries.length ? ticked : Object.fromEntries(left);
}

/** Returns the facets as they are shown: ticked values are marked even while their facet cannot filter. */
export function shownFacets(
  facets: readonly FacetResult[],
  ticked: Ticked,
  parts: Parts,
  person: Person,
): readonly FacetResult[] {
  return facets
    .filter(({ key }) => mayFilterBy(key, person))
    .map((facet) => {
      if (partOf(facet.key, parts) === 'here') return facet;
      const keys = new Set(tickedOf(ticked, facet.key));
      return { ...facet, values: facet.values.map((value) => ({ ...value, ticked: keys.has(value.key) })) };
    });
}

/** Returns for each tab how many services its list has without any filter. */
export function countsOf(
  services: readonly ListedService[],
  reader: Pick<Circumstances, 'state' | 'guest'>,
): Readonly<Record<ListName, number>> {
  const all = services.filter((service) => isListed(service, reader));
  return { all: all.length, connected: all.filter(({ connected }) => connected).length };
}
