/** A search is watched as the list finds: the server and the list find the same services (REQUIREMENTS 414). */
import fc from 'fast-check';
import { emptyService } from '../../../../server/modules/federation/emptyDocuments';
import { isFound } from '../../../../server/extensions/watching/search';
import { attributeUrn } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import {
  keyOf,
  type Catalogue,
  type ListedService,
} from '../../../../src/contracts/domain/services/catalogue';
import {
  plainQuery,
  searchIn,
  watchedFacets,
} from '../../../../src/extensions/watching/contract/watchedSearch';
import { searchCatalogue } from '../../../../src/features/services/engine/searchCatalogue';
import { indexOf } from '../../../../src/features/services/engine/catalogueIndex';
import { filtersIn, withUrns } from '../../../../src/features/services/listAddress';
import type { Circumstances } from '../../../../src/features/services/overview.types';

const OWN = 'SURFconext';
const circumstances: Circumstances = {
  ...{ list: 'all', guest: false, superUser: false, state: 'prodaccepted', consentEnabled: true },
  ...{ stepUp: [], levels: [], multiFactor: [], ownSource: OWN, urnOf: attributeUrn },
};

const word = fc.constantFrom('Café', 'atlas', 'Math', 'e-mail', 'data', 'ÉCOLE', 'a');
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
/** One attribute, by each of the names that metadata has for it (REQUIREMENTS 72). */
const sn = 'urn:mace:dir:attribute-def:sn';
const attribute = fc.constantFrom('urn:mail', 'urn:uid', sn, 'urn:oid:2.5.4.4', '2.5.4.4');
const category = fc.constantFrom(
  'https://refeds.org/category/code-of-conduct/v2',
  'http://refeds.org/category/research-and-scholarship',
);
const source = fc.constantFrom(OWN, 'eduGAIN', '');
const type = fc.constantFrom('Library', 'Research');
const someOf = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { maxLength: 2 });

const serviceTexts = fc.record({
  names: fc.record({ en: words }),
  descriptions: fc.record({ en: words }),
  keywords: fc.record({ en: words }),
  organisations: fc.record({ en: words }),
  interfedSource: source,
  entityCategories: someOf(category),
  releasePolicy: fc.option(
    someOf(attribute).map((names) => Object.fromEntries(names.map((name) => [name, ['*']]))),
    { nil: undefined },
  ),
  manipulation: fc.boolean(),
  typesOfService: fc.record({ en: fc.array(type, { minLength: 1, maxLength: 2 }) }),
});

const question = fc.record({
  search: fc.oneof(fc.constant(''), words, fc.constant('service-1'), fc.constant('cafe at')),
  ticked: fc.record({
    interfed_source: someOf(source.map((one) => one || OWN)),
    entity_category: someOf(category),
    attributes: someOf(attribute),
    type_of_service: someOf(type),
  }),
  all: fc.boolean(),
});

test('the server finds what the list finds', () => {
  fc.assert(
    fc.property(
      fc.array(serviceTexts, { minLength: 1, maxLength: 4 }),
      question,
      (documents, { search, ticked, all }) => {
        const params = new URLSearchParams({ search, activeFacets: JSON.stringify(ticked), page: '2' });
        if (all) params.set('categories', 'all');
        const rows = documents.map((document, index) => ({
          entity_id: `https://service-${index}.example`,
          document: { ...emptyService, ...document } as Parameters<typeof isFound>[1]['document'],
        }));
        const watched = searchIn(plainQuery(params.toString()));
        const byServer = rows.filter((row) => isFound(watched, row, OWN)).map((row) => row.entity_id);
        expect(byServer).toEqual(foundInList(rows, params));
      },
    ),
  );
});

type Rows = readonly Parameters<typeof isFound>[1][];

function foundInList(rows: Rows, params: URLSearchParams): string[] {
  const services = rows.map(({ entity_id: entityId, document }, index): ListedService => ({
    ...{ id: index, type: 'saml20_sp', entityId, state: 'prodaccepted', connected: false },
    ...{ idpVisibleOnly: false, publishedInEdugain: false, saml1Only: false, annotated: false },
    name: document.names['en'] ?? '',
    organisation: document.organisations['en'] ?? '',
    source: document.interfedSource,
    entityCategories: document.entityCategories,
    released: document.releasePolicy ? Object.keys(document.releasePolicy) : 'everything',
    manipulation: document.manipulation,
    categories: { type_of_service: document.typesOfService['en'] ?? [] },
  }));
  const texts = new Map(
    rows.map(({ document: { names, descriptions, keywords } }, index) => [
      keyOf({ id: index, type: 'saml20_sp' }),
      [names, descriptions, keywords].flatMap((text) => Object.values(text)).join('\n'),
    ]),
  );
  const facets = [{ key: 'type_of_service', name: 'Type' }];
  const catalogue: Catalogue = { services, facets, texts };
  const index = indexOf(catalogue, circumstances, texts);
  for (const _step of index.search.prepare());
  const filters = filtersIn(params, 'all');
  const ticked = withUrns(filters.ticked, attributeUrn);
  const question = { ...filters, ticked, search: params.get('search') ?? '' };
  return searchCatalogue(index, question).services.map(({ entityId }) => entityId);
}

test('a watched address is the same search in any notation, without its other parameters', () => {
  const facets = { attributes: ['b', 'a'], connection: ['yes'], entity_category: ['x'] };
  const query = new URLSearchParams({
    page: '3',
    sort: 'organisation',
    activeFacets: JSON.stringify(facets),
  });
  const plain = plainQuery(query.toString());
  expect(plainQuery(plain)).toBe(plain);
  expect(searchIn(plain).ticked).toEqual({ entity_category: ['x'], attributes: ['a', 'b'] });
  expect(
    Object.keys(searchIn(plain).ticked).every((key) => (watchedFacets as readonly string[]).includes(key)),
  ).toBe(true);
  expect(plainQuery('activeFacets=%7B&search=%20')).toBe('');
});
