import { catalogueOf } from '../../../src/api/mappers/catalogue';
import { searchTextsOf } from '../../../src/api/mappers/leanCatalogue';
import { keyOf, type Catalogue, type SearchTexts } from '../../../src/contracts/domain/services/catalogue';
import { startTestApp, type TestApp } from '../../support/server/server';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Sorted alike; categories as far as the contract's form has them. */
function comparable({ services, facets }: Catalogue, texts: SearchTexts | undefined) {
  const rows = services.map((service) => ({
    ...service,
    entityCategories: service.entityCategories.slice(0, 3),
    released: service.released === 'everything' ? service.released : [...service.released].sort(),
    lines: new Set(
      `${texts?.get(keyOf(service)) ?? ''}\n${service.name}`.split('\n').filter((line) => line !== ''),
    ),
  }));
  return { facets, rows: rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

test.each(['admin', 'viewer', 'member', 'superUser', 'guest'] as const)(
  'the client reads the same catalogue from both forms, as %s',
  async (name) => {
    const person = await server.as(name);
    for (const language of ['en', 'nl']) {
      const read = async (path: string) =>
        (await person.get(`/dashboard/api${path}`)).json<{ payload: object }>();
      const whole = catalogueOf((await read(`/services?language=${language}`)).payload, language);
      const lean = catalogueOf((await read(`/services?form=list&language=${language}`)).payload);
      const texts = searchTextsOf((await read('/x/services/texts')).payload);
      expect(lean.services.length).toBeGreaterThan(0);
      expect(lean.texts).toBeUndefined();
      expect(comparable(lean, texts)).toEqual(comparable(whole, whole.texts));
    }
  },
);

test('columns that are too short or wrong leave out the missing values, and nothing breaks', () => {
  const types = { values: ['saml20_sp', 'nonsense'], of: [0, 1, 0, 0] };
  const broken = {
    form: 'list' as const,
    ids: [1, 2, 3, 4],
    types,
    entityIds: ['https://one', 'https://two', 'https://three'],
    names: ['One'],
    logos: ['javascript:alert(1)'],
    connected: null,
    attributes: { values: ['urn:a'], sets: [[0, 7]], of: [0] },
  };
  expect(catalogueOf(broken).services).toMatchObject([
    { id: 1, name: 'One', released: ['urn:a'], connected: false },
    { id: 3, name: 'https://three', released: 'everything', organisation: '' },
  ]);
  expect(catalogueOf(broken).services[0]).not.toHaveProperty('logoUrl');
  expect(catalogueOf({ form: 'list' })).toMatchObject({ services: [], facets: [] });
  expect([...searchTextsOf({ ids: [1, 2], types, texts: ['a'] })]).toEqual([['saml20_sp:1', 'a']]);
});
