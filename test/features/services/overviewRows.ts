import type { Catalogue, ListedService } from '../../../src/contracts/domain/services/catalogue';
import { searchCatalogue } from '../../../src/features/services/engine/searchCatalogue';
import { indexOf } from '../../../src/features/services/engine/catalogueIndex';
import type { Circumstances, ListQuestion } from '../../../src/features/services/overview.types';

/** A person who may see everything. */
export const circumstances: Circumstances = {
  list: 'all',
  guest: false,
  superUser: true,
  state: 'prodaccepted',
  stepUp: [],
  levels: [],
  multiFactor: [],
  consentEnabled: true,
  ownSource: 'SURFconext',
};

/** Services that differ in their data; their names are the keys. */
export function services(rows: Readonly<Record<string, Partial<ListedService>>>): ListedService[] {
  return Object.entries(rows).map(([name, over], id) => ({
    id,
    type: 'saml20_sp',
    entityId: `https://${name}.example`,
    name,
    organisation: '',
    state: 'prodaccepted',
    connected: false,
    idpVisibleOnly: false,
    source: '',
    publishedInEdugain: false,
    saml1Only: false,
    entityCategories: [],
    released: [],
    manipulation: false,
    annotated: false,
    categories: {},
    ...over,
  }));
}
export const rowsOf = (rows: Readonly<Record<string, Partial<ListedService>>>): Catalogue => ({
  services: services(rows),
  facets: [{ key: 'type_of_service', name: 'Type' }],
});

/** Returns what the engine finds, in names, with the counts of each facet. */
export function search(
  from: Catalogue,
  question: Partial<ListQuestion> = {},
  over: Partial<Circumstances> = {},
) {
  const result = searchCatalogue(indexOf(from, { ...circumstances, ...over }), {
    search: '',
    ticked: {},
    allCategories: false,
    sort: 'name',
    connectedFirst: false,
    ...question,
  });
  return {
    names: result.services.map(({ name }) => name),
    keys: result.facets().map(({ key }) => key),
    counts: (facet: string) =>
      Object.fromEntries(
        result
          .facets()
          .find(({ key }) => key === facet)
          ?.values.map(({ key, count }) => [key, count]) ?? [],
      ),
  };
}
