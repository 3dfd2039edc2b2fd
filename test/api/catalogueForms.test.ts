import fc from 'fast-check';
import { catalogueOf } from '../../src/api/mappers/catalogue';
import { searchTextsOf } from '../../src/api/mappers/leanCatalogue';
import { catalogueApi } from '../../src/api/catalogue.api';
import type { ListedService } from '../../src/contracts/domain/services/catalogue';
import { searchCatalogue } from '../../src/features/services/engine/searchCatalogue';
import { indexOf } from '../../src/features/services/engine/catalogueIndex';
import { makeStore } from '../../src/store/makeStore';
import { wireService } from '../support/builders';
import { enveloped, FakeServer } from '../support/dom/fakeServer';

/** Something that is not what it should be, as it comes out of JSON. */
const junk = fc.constantFrom<unknown>(
  null,
  undefined,
  7,
  -1,
  '',
  'x',
  true,
  [],
  {},
  [null],
  [[null]],
  ['x', 3],
);
const orJunk = (good: unknown) => fc.oneof({ weight: 6, arbitrary: fc.constant(good) }, junk);
const column = fc.record({
  values: orJunk(['saml20_sp', 'oidc10_rp']),
  of: fc.oneof({ weight: 6, arbitrary: fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 4 }) }, junk),
});
const sets = fc.record({
  values: orJunk(['a', 'b']),
  sets: orJunk([[0], [1, 9], []]),
  of: orJunk([0, 1, 2, -1]),
});
const places = orJunk([0, 2, 99, -4]);
const list = fc.record(
  {
    form: fc.constant('list'),
    ids: orJunk([1, 2, 3]),
    types: column,
    entityIds: orJunk(['https://a', 'https://b']),
    names: orJunk(['A']),
    organisations: fc.oneof(column, junk),
    logos: orJunk(['https://a/logo.png', 'data:x']),
    states: fc.oneof(column, junk),
    connected: places,
    idpVisibleOnly: places,
    institutionIds: fc.oneof(column, junk),
    sources: fc.oneof(column, junk),
    entityCategories: fc.oneof(sets, junk),
    levels: fc.oneof(column, junk),
    publishedInEdugain: places,
    attributes: fc.oneof(sets, junk),
    manipulated: places,
    annotated: places,
    categories: fc.oneof(
      fc.array(
        fc.oneof(
          sets.map((some) => ({ name: 'Type', searchValue: 'type', ...some })),
          junk,
        ),
        { maxLength: 2 },
      ),
      junk,
    ),
  },
  { requiredKeys: ['form', 'ids', 'types', 'entityIds'] },
);

const circumstances = {
  list: 'all',
  guest: false,
  superUser: true,
  state: 'prodaccepted',
  stepUp: [],
  levels: [],
  multiFactor: [],
  consentEnabled: true,
  ownSource: 'SURFconext',
} as const;
const question = {
  search: 'a',
  ticked: {},
  allCategories: false,
  sort: 'organisation',
  connectedFirst: true,
} as const;

function expectTellable({ id, type, entityId, name, organisation, source }: ListedService) {
  expect(typeof id).toBe('number');
  expect(['saml20_sp', 'oidc10_rp']).toContain(type);
  for (const text of [entityId, name, organisation, source]) expect(typeof text).toBe('string');
}

/** Another server may send any type. */
const received = (payload: unknown) => payload as Parameters<typeof catalogueOf>[0];

test('columns that are short, missing or invalid leave services that can be counted, listed and searched', () => {
  let count = 0;
  fc.assert(
    fc.property(list, (payload) => {
      const catalogue = catalogueOf(received(payload));
      catalogue.services.forEach(expectTellable);
      count += catalogue.services.length;
      const index = indexOf(catalogue, { ...circumstances });
      for (const pause of index.search.prepare()) expect(pause).toBeUndefined();
      expect(searchCatalogue(index, question).services.length).toBeLessThanOrEqual(catalogue.services.length);
    }),
    { numRuns: 500 },
  );
  expect(count).toBeGreaterThan(100);
  expect(searchTextsOf({ ids: [1], types: null, texts: null }).size).toBe(0);
});

test('the whole answer: null among the services, and services without number or entity id, are left out', () => {
  const apps = [
    null,
    wireService({ id: null }),
    wireService({ spEntityId: null }),
    wireService({ id: 5, name: null, names: null, arp: null, categories: null }),
  ];
  const catalogue = catalogueOf({ apps, facets: [null, { name: 'Type', searchValue: null, values: [] }] });
  expect(catalogue.services).toMatchObject([
    { id: 5, name: 'https://wiki.example', released: 'everything', categories: {} },
  ]);
  expect(catalogue.facets).toEqual([]);
});

test('the list form is requested, and stored as it comes: without a loop through thousands', async () => {
  const server = new FakeServer()
    .on('GET /services', () => enveloped({ apps: [wireService()], facets: [] }))
    .on('GET /x/services/texts', () =>
      enveloped({ ids: [42], types: { values: ['saml20_sp'], of: [0] }, texts: ['Writing together'] }),
    );
  const store = makeStore();
  const first = await store.dispatch(catalogueApi.endpoints.getCatalogue.initiate());
  expect(server.calls('GET /services').map(({ params }) => params.get('form'))).toEqual(['list']);
  expect(Object.isFrozen(first.data)).toBe(true);
  expect(Object.isFrozen(first.data?.services)).toBe(false);
  expect(Object.isFrozen(first.data?.services[0])).toBe(false);
  // Nothing is compared with what was there: an answer that says the same is a new catalogue.
  const again = await store.dispatch(
    catalogueApi.endpoints.getCatalogue.initiate(undefined, { forceRefetch: true }),
  );
  expect(again.data?.services).toEqual(first.data?.services);
  expect(again.data).not.toBe(first.data);

  const { data: texts } = await store.dispatch(catalogueApi.endpoints.getSearchTexts.initiate());
  expect(texts?.get('saml20_sp:42')).toBe('Writing together');
});
