import { weakMapMemoize } from '@reduxjs/toolkit';
import {
  isListed,
  type Catalogue,
  type ListedService,
  type SearchTexts,
} from '../../../contracts/domain/catalogue';
import { collatorOf } from '../../../lib/collator';
import type { Circumstances, SortKey } from '../overview.types';
import { emptyBits, setBit, type Bits } from './bits';
import { facetIndex, type FacetIndex } from './facetIndex';
import { facetsFor } from './facets';
import { searchOver, type Search } from './search';

/** The services of a list, ready to be asked; made once for a catalogue and what is known beside it. */
export interface CatalogueIndex {
  /** Sorted by name. */
  readonly services: readonly ListedService[];
  readonly facets: readonly FacetIndex[];
  readonly search: Search;
  readonly connected: Bits;
  /** Places of the services in this order. */
  readonly order: (by: SortKey) => readonly number[] | undefined;
}

/**
 * The services that this person has in the list: those of the institution's state, for guests without those that only
 * identity providers may see, in the one list only connected ones (REQUIREMENTS 49–51, 53).
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

/** Policies and consents come later than the list, and only what depends on them is made again. */
const membersOf = weakMapMemoize(
  (
    { services, sorted }: Catalogue,
    list: Circumstances['list'],
    state: Circumstances['state'],
    guest: boolean,
  ): readonly ListedService[] => {
    const members = services.filter(
      (service) => isListed(service, { state, guest }) && (list === 'all' || (service.connected && !guest)),
    );
    return sorted ? members : members.sort((a, b) => collatorOf().compare(a.name, b.name));
  },
);

const searchOf = weakMapMemoize(searchOver);

const connectedOf = weakMapMemoize((services: readonly ListedService[]): Bits => {
  const bits = emptyBits(services.length);
  services.forEach(({ connected }, place) => connected && setBit(bits, place));
  return bits;
});

/** Services without an organisation last; within one by name. */
function sortedByOrganisation(services: readonly ListedService[]): readonly number[] {
  const names = [...new Set(services.map(({ organisation }) => organisation))].sort(
    (a, b) => Number(a === '') - Number(b === '') || collatorOf().compare(a, b),
  );
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rankAt = services.map(({ organisation }) => ranks.get(organisation) ?? 0);
  return services.map((_, place) => place).sort((a, b) => (rankAt[a] ?? 0) - (rankAt[b] ?? 0) || a - b);
}
