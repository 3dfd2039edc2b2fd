import fc from 'fast-check';
import { keyOf, type Catalogue, type ListedService } from '../../../src/contracts/domain/services/catalogue';
import { searchCatalogue, suggestions } from '../../../src/features/services/engine/searchCatalogue';
import { countBits, fullBits, placesOf } from '../../../src/features/services/engine/bits';
import { indexOf } from '../../../src/features/services/engine/catalogueIndex';
import type { Circumstances, ListQuestion } from '../../../src/features/services/overview.types';
import { plainAnswer } from './overviewReference';
import { circumstances } from './overviewRows';

const guest: Circumstances = { ...circumstances, institutionId: 'NORTH' };
const everything: ListQuestion = {
  search: '',
  ticked: {},
  allCategories: false,
  sort: 'name',
  connectedFirst: false,
};

function service(id: number, over: Partial<ListedService> = {}): ListedService {
  return {
    id,
    type: 'saml20_sp',
    entityId: `https://s${id}.example`,
    name: `Service ${id}`,
    organisation: 'Example',
    state: 'prodaccepted',
    connected: false,
    idpVisibleOnly: false,
    source: 'SURFconext',
    publishedInEdugain: false,
    saml1Only: false,
    entityCategories: [],
    released: [],
    manipulation: false,
    annotated: false,
    categories: {},
    ...over,
  };
}

function catalogue(...services: ListedService[]): Catalogue {
  return { services, facets: [], texts: new Map() };
}

/** The engine with everything indexed. */
function search(
  from: Catalogue,
  question: Partial<ListQuestion> = {},
  circumstances: Partial<Circumstances> = {},
) {
  const index = indexOf(from, { ...guest, ...circumstances });
  for (const pause of index.search.prepare()) expect(pause).toBeUndefined();
  return searchCatalogue(index, { ...everything, ...question });
}
const ids = ({ services }: { services: readonly ListedService[] }) => services.map(({ id }) => id);
const valuesIn = (result: ReturnType<typeof searchCatalogue>, facet: string) =>
  result.facets().find(({ key }) => key === facet)?.values;
const countOf = (result: ReturnType<typeof searchCatalogue>, facet: string, value: string) =>
  valuesIn(result, facet)?.find(({ key }) => key === value)?.count;

const words = ['data', 'Café', 'cafe', 'Übung', 'map', 'x', 'Éa', '12', '2', 'maps'];
const word = fc.constantFrom(...words);
const phrase = fc.array(word, { maxLength: 3 }).map((parts) => parts.join(' '));
const categories = [
  'http://www.geant.net/uri/dataprotection-code-of-conduct/v1',
  'https://refeds.org/category/code-of-conduct/v2',
  'https://unknown.example',
];
const levels = ['http://l/loa2', 'http://l/loa3', 'http://l/loa1.5'];
const someOf = (values: readonly string[]) => fc.subarray([...values]);
const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const attributes = ['urn:a:mail', 'urn:b:uid', 'urn:c:eppn'];

const anyService = fc.record({
  name: phrase,
  organisation: fc.constantFrom('', 'Alpha', 'beta', 'Übung'),
  entityId: fc.tuple(word, fc.nat(30)).map(([text, number]) => `https://${text}.example/${number}`),
  state: fc.constantFrom('prodaccepted' as const, 'testaccepted' as const),
  connected: fc.boolean(),
  idpVisibleOnly: fc.boolean(),
  institutionId: maybe(['NORTH', 'SOUTH']),
  source: fc.constantFrom('', 'SURFconext', 'eduGAIN', 'Entree', 'Elsewhere'),
  entityCategories: someOf(categories),
  minimalLevel: maybe(levels),
  released: fc.oneof(fc.constant('everything' as const), someOf(attributes)),
  manipulation: fc.boolean(),
  annotated: fc.boolean(),
  categories: fc.oneof(
    fc.constant<Record<string, string[]>>({}),
    someOf(['Research', 'other', 'Öffentlich']).map((type_of_service) => ({ type_of_service })),
  ),
  text: fc.array(phrase, { maxLength: 3 }).map((lines) => lines.join('\n')),
});

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const anyCatalogue = fc.array(anyService, { maxLength: 40 }).map((unsorted): Catalogue => {
  const rows = unsorted.toSorted((a, b) => compare(a.name, b.name));
  const services = rows.map(({ text: _text, institutionId, minimalLevel, ...row }, at) =>
    service(at, { ...row, ...(institutionId && { institutionId }), ...(minimalLevel && { minimalLevel }) }),
  );
  return {
    services,
    facets: [{ key: 'type_of_service', name: 'Type' }],
    texts: new Map(
      rows.flatMap(({ text }, at) => (services[at] && text ? [[keyOf(services[at]), text]] : [])),
    ),
  };
});

function circumstancesFor({ services }: Catalogue) {
  const entityIds = services.map(({ entityId }) => entityId);
  const entities = fc.array(
    fc.record({
      name: fc.constantFrom('https://none.example', ...entityIds),
      level: fc.constantFrom(...levels, 'https://refeds.org/profile/mfa', 'urn:other'),
    }),
    { maxLength: 5 },
  );
  return fc.record({
    list: fc.constantFrom('connected' as const, 'all' as const),
    guest: fc.boolean(),
    superUser: fc.boolean(),
    state: fc.constantFrom('prodaccepted' as const, 'testaccepted' as const),
    institutionId: fc.constantFrom('NORTH', 'EAST'),
    stepUp: entities,
    levels: fc.constant([]),
    multiFactor: entities,
    consentEnabled: fc.boolean(),
    ownSource: fc.constantFrom('SURFconext', 'Elsewhere'),
    withPolicies: fc.subarray(entityIds).map((some) => new Set(some)),
    consents: fc
      .subarray(entityIds)
      .map((some) => Object.fromEntries(some.map((id) => [id, 'NO_CONSENT' as const]))),
  });
}

const anyQuestion = fc.record({
  search: fc.oneof(
    phrase,
    fc.constant(' '),
    fc.constantFrom('https://data', 'example/1', '.EXAMPLE/2', 'caf'),
  ),
  ticked: fc.record(
    {
      connection: someOf(['yes', 'no']),
      used_by_idp: someOf(['yes', 'no']),
      authorization_rules: someOf(['yes', 'no']),
      interfed_source: someOf(['SURFconext', 'eduGAIN', 'Gone']),
      entity_category: someOf(categories),
      strong_authentication: someOf(['NONE', 'SP_http://l/loa2', 'IDP_http://l/loa3']),
      mfa: someOf(['NONE', 'OTHER', 'https://refeds.org/profile/mfa']),
      attributes: someOf([...attributes, 'urn:z:gone']),
      type_consent: someOf(['MINIMAL_CONSENT', 'NO_CONSENT']),
      manipulation_notes: someOf(['yes', 'no']),
      type_of_service: someOf(['Research', 'other']),
      constructor: someOf(['name']),
    },
    { requiredKeys: [] },
  ),
  allCategories: fc.boolean(),
  sort: fc.constantFrom('name' as const, 'organisation' as const),
  connectedFirst: fc.boolean(),
});

test('REQUIREMENTS 49–57, 63–77: list, order and counts are those of a plain reading of the rules', () => {
  const situation = anyCatalogue.chain((from) =>
    fc.tuple(fc.constant(from), circumstancesFor(from), anyQuestion),
  );
  fc.assert(
    fc.property(situation, ([from, circumstances, question]) => {
      const plain = plainAnswer(from, circumstances, question);
      const result = search(from, question, circumstances);
      expect(result.services).toEqual(plain.result);
      expect(result.total).toBe(plain.listed.length);
      expect(result.facets().map(({ key }) => key)).toEqual(plain.keys);
      for (const { key, values } of result.facets())
        for (const value of values)
          expect([key, value.key, value.count]).toEqual([key, value.key, plain.count(key, value.key)]);
    }),
    { numRuns: 400 },
  );
});

test('REQUIREMENTS 76, 77: suggestions show what each filter alone hides, the largest first', () => {
  const from = catalogue(
    service(1, { name: 'Map', connected: true }),
    service(2, { name: 'Map' }),
    service(3, { source: 'eduGAIN', connected: true }),
  );
  const index = indexOf(from, guest);
  const question = {
    ...everything,
    search: 'map',
    ticked: { connection: ['yes'], interfed_source: ['eduGAIN'] },
  };
  expect(searchCatalogue(index, question).services).toEqual([]);
  expect(suggestions(index, question)).toEqual([{ count: 1 }, { facet: 'interfed_source', count: 1 }]);
});

test('REQUIREMENTS 77: several values of one facet can be ticked one after the other', () => {
  const from = catalogue(service(1, { source: 'eduGAIN' }), service(2, { source: 'Entree' }), service(3));
  const result = search(from, { ticked: { interfed_source: ['eduGAIN'] } });
  expect(ids(result)).toEqual([1]);
  expect(countOf(result, 'interfed_source', 'Entree')).toBe(1);
});

test('REQUIREMENTS 78: a ticked value without services stays, so that it can be unticked', () => {
  const result = search(catalogue(service(1)), { ticked: { interfed_source: ['Gone'] } });
  expect(ids(result)).toEqual([]);
  expect(valuesIn(result, 'interfed_source')?.at(-1)).toEqual({ key: 'Gone', count: 0, ticked: true });
});

test('REQUIREMENTS 56: a service without any text is listed, and not found', () => {
  const from = catalogue(service(1, { name: '', organisation: '', entityId: '' }));
  expect(ids(search(from))).toEqual([1]);
  expect(ids(search(from, { search: 'a' }))).toEqual([]);
});

test('REQUIREMENTS 69, 72: levels by institution and service, none at last; attributes by their short names', () => {
  const from = catalogue(
    service(1, { minimalLevel: 'http://l/loa2', released: ['urn:z:alpha', 'urn:a:zeta'] }),
    service(2, { entityId: 'https://b' }),
    service(3),
  );
  const result = search(from, {}, { stepUp: [{ name: 'https://b', level: 'http://l/loa3' }] });
  const values = (facet: string) => valuesIn(result, facet)?.map(({ key }) => key);
  expect(values('strong_authentication')).toEqual(['IDP_http://l/loa3', 'SP_http://l/loa2', 'NONE']);
  expect(values('attributes')).toEqual(['urn:z:alpha', 'urn:a:zeta']);
});

test('until the texts are indexed, names, organisations and entity ids are searched, and the page says so', () => {
  const one = service(1, { name: 'Atlas', organisation: 'Northern Maps', entityId: 'https://Geo.example' });
  const from: Catalogue = { ...catalogue(one), texts: new Map([[keyOf(one), 'Cartography for schools']]) };
  const index = indexOf(from, { ...guest });
  const find = (search: string) => searchCatalogue(index, { ...everything, search });
  expect(find('carto')).toMatchObject({ services: [], reach: 'names' });
  for (const search of ['atlas', 'north atl', 'geo.EX']) expect(ids(find(search))).toEqual([1]);
  for (const pause of index.search.prepare()) expect(pause).toBeUndefined();
  for (const search of ['carto', 'schools for', 'atlas', 'geo.EX'])
    expect(find(search)).toMatchObject({ services: [one], reach: 'everything' });
  expect(ids(find('atlas schools'))).toEqual([]);
  expect(ids(find('geo example'))).toEqual([]);
});

test('sets of any size are cut and counted exactly', () => {
  for (const size of [0, 1, 31, 32, 33, 100]) {
    expect(countBits(fullBits(size))).toBe(size);
    expect(placesOf(fullBits(size))).toEqual(Array.from({ length: size }, (_, index) => index));
  }
});
