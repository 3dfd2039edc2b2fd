import { weakMapMemoize } from '@reduxjs/toolkit';
import {
  isListed,
  type Catalogue,
  type ListedService,
  type SearchTexts,
} from '../../../contracts/domain/services/catalogue';
import { collatorOf } from '../../../lib/collator';
import type { Circumstances, SortKey } from '../overview.types';
import { emptyBits, setBit, type Bits } from './bits';
import { facetIndex, type FacetIndex } from './facetIndex';
import { facetsFor } from './facets';
import { searchOver, type Search } from './search';

/**
 * The services of a list, ready to be searched and filtered. Made once for a catalogue and the circumstances of the
 * reader.
 */
export interface CatalogueIndex {
  /** All services of the list, by name; a place is an index into this array. */
  readonly services: readonly ListedService[];
  readonly facets: readonly FacetIndex[];
  readonly search: Search;
  readonly connected: Bits;
  /** Returns the places in this order; undefined for the order that `services` has. */
  readonly order: (by: SortKey) => readonly number[] | undefined;
}

/**
 * Returns the index of the services that this person has in the list: those in the state of the institution, for guests
 * without those that only identity providers may see, on the list of connected services only those
 * (REQUIREMENTS 49–51, 53).
 */
export const indexOf = weakMapMemoize(
  (catalogue: Catalogue, circumstances: Circumstances, texts?: SearchTexts): CatalogueIndex => {
    const { list, state, guest } = circumstances;
    const members = membersOf(catalogue, list, state, guest);
    let byOrganisation: readonly number[] | undefined;
    return {
      services: members,
      facets: facetsFor(circumstances, catalogue.facets).map((definition) =>
        facetIndex(definition, members, definition.valuesFor(circumstances)),
      ),
      search: searchOf(members, texts ?? catalogue.texts),
      connected: connectedOf(members),
      order: (by) => (by === 'name' ? undefined : (byOrganisation ??= sortedByOrganisation(members))),
    };
  },
);

/** Kept apart from the index: policies and consents load after the list, and only what depends on them is made again. */
const membersOf = weakMapMemoize(
  (
    { services }: Catalogue,
    list: Circumstances['list'],
    state: Circumstances['state'],
    guest: boolean,
  ): readonly ListedService[] =>
    services.filter(
      (service) => isListed(service, { state, guest }) && (list === 'all' || (service.connected && !guest)),
    ),
);

const searchOf = weakMapMemoize(searchOver);

const connectedOf = weakMapMemoize((services: readonly ListedService[]): Bits => {
  const bits = emptyBits(services.length);
  services.forEach(({ connected }, index) => connected && setBit(bits, index));
  return bits;
});

/** Returns the places by organisation, then by name. Services without an organisation come last. */
function sortedByOrganisation(services: readonly ListedService[]): readonly number[] {
  const names = [...new Set(services.map(({ organisation }) => organisation))].sort(
    (a, b) => Number(a === '') - Number(b === '') || collatorOf().compare(a, b),
  );
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rankAt = services.map(({ organisation }) => ranks.get(organisation) ?? 0);
  return services.map((_, index) => index).sort((a, b) => (rankAt[a] ?? 0) - (rankAt[b] ?? 0) || a - b);
}
