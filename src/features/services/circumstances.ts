import { isListed, readerOf, type ListedService } from '../../contracts/domain/catalogue';
import type { Person } from '../../contracts/domain/person';
import { mayReadPolicies } from '../../contracts/domain/rights';
import { tickedOf } from './listAddress';
import type { Circumstances, FacetResult, ListName, Ticked } from './overview.types';
import type { Parts, PartState, Surroundings } from './useAccessSettings';

/** Returns who asks, from the person and what came beside the catalogue. */
export function circumstancesOf(
  person: Person,
  { withPolicies, consents }: Pick<Surroundings, 'withPolicies' | 'consents'>,
  list: ListName,
): Circumstances {
  const { roles, institution, installation } = person;
  return {
    list,
    ...readerOf(person),
    superUser: roles.superUser,
    ...(institution?.institutionId && { institutionId: institution.institutionId }),
    stepUp: institution?.stepupEntities ?? [],
    multiFactor: institution?.mfaEntities ?? [],
    consentEnabled: installation.consentEnabled,
    ownSource: installation.federationSource,
    ...(withPolicies && { withPolicies }),
    ...(consents && { consents }),
  };
}

/** The facets whose counts depend on another answer than the catalogue. */
const restsOn = new Map<string, keyof Parts>([
  ['authorization_rules', 'policies'],
  ['type_consent', 'consents'],
]);

/** Tells whether the counts of a facet can be told. */
export function partOf(facet: string, parts: Parts): PartState {
  const part = restsOn.get(facet);
  return part ? parts[part] : 'here';
}

/** Members are not told about policies, so they have no such facet (WIRE T36). */
function mayFilterBy(facet: string, { roles }: Person): boolean {
  return facet !== 'authorization_rules' || mayReadPolicies(roles);
}

/**
 * Returns the filters that can be applied now. Ticks whose data is not there stay in the address, and filter nothing for
 * the time being.
 */
export function answerable(ticked: Ticked, parts: Parts, person: Person): Ticked {
  const entries = Object.entries(ticked);
  const left = entries.filter(([facet]) => mayFilterBy(facet, person) && partOf(facet, parts) === 'here');
  return left.length === entries.length ? ticked : Object.fromEntries(left);
}

/** Marks what is ticked, even while it cannot filter. */
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

/** Returns for the tabs how many services each list has, whatever is asked. */
export function countsOf(
  services: readonly ListedService[],
  reader: Pick<Circumstances, 'state' | 'guest'>,
): Readonly<Record<ListName, number>> {
  const all = services.filter((service) => isListed(service, reader));
  return { all: all.length, connected: all.filter(({ connected }) => connected).length };
}
