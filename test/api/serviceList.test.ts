import fc from 'fast-check';
import { catalogueOf } from '../../src/api/mappers/catalogue';
import type { LooseService } from '../../src/api/mappers/catalogueService';
import { leanCatalogue } from '../../src/api/mappers/leanCatalogue';
import { serviceListOf } from '../../src/api/mappers/serviceList';
import { keyOf, type Catalogue } from '../../src/contracts/domain/catalogue';
import { wireService } from '../support/builders';

const text = fc.constantFrom('Ångström 2', 'ångström 10', 'Wiki', 'wiki', 'Ärzte');
const facets = [
  { searchValue: 'type', name: 'Type', values: [] },
  { searchValue: 'other', name: 'Other', values: [] },
];
const values = fc.subarray(['Research', 'Teaching', 'Storage']);
const service = fc.record({
  id: fc.nat(40),
  entityType: fc.constantFrom('saml20_sp' as const, 'oidc10_rp' as const, null),
  spEntityId: fc.webUrl(),
  names: fc.dictionary(fc.constantFrom('en', 'nl', 'pt'), text),
  descriptions: fc.dictionary(fc.constantFrom('en', 'nl', 'pt'), text),
  organisation: fc.option(text),
  detailLogoUrl: fc.constantFrom('https://logo.example/a.png', 'data:x', null),
  state: fc.constantFrom('testaccepted' as const, 'prodaccepted' as const),
  connected: fc.boolean(),
  idpVisibleOnly: fc.boolean(),
  institutionId: fc.constantFrom('NORTH', null),
  interfedSource: fc.constantFrom('eduGAIN', 'SURFconext', ''),
  entityCategories1: fc.constantFrom('https://category.example/a', null),
  entityCategories2: fc.constantFrom('https://category.example/b', null),
  minimalLoaLevel: fc.constantFrom('https://level.example/2', null),
  publishedInEdugain: fc.constantFrom(true, false, null),
  arp: fc.constantFrom(
    { attributes: {}, noArp: true, noAttrArp: false },
    { attributes: {}, noArp: false, noAttrArp: true },
    { attributes: { mail: [], uid: [] }, noArp: false, noAttrArp: false },
    null,
  ),
  manipulation: fc.boolean(),
  manipulationNotes: fc.constantFrom('Look out', ' ', null),
  categories: values.map((chosen) => [
    { searchValue: 'type', name: 'Type', values: chosen.map((value) => ({ value, count: 1 })) },
  ]),
});
const apps = fc.uniqueArray(
  service.map((over) => wireService(over as LooseService)),
  {
    selector: ({ id, entityType }) => `${id} ${entityType ?? 'saml20_sp'}`,
    maxLength: 12,
  },
);

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** As the list has them: by name, with a value for every facet; a set has no order. */
function listed({ services }: Catalogue) {
  return services
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ entityCategories, released, categories: { type = [], other = [] }, ...rest }) => ({
      ...rest,
      entityCategories: new Set(entityCategories),
      released: released === 'everything' ? released : new Set(released),
      categories: [new Set(type), new Set(other)],
    }));
}

test('the list that is made of a whole answer says what the answer says, sorted, with its texts', () => {
  let told = 0;
  fc.assert(
    fc.property(apps, (some) => {
      const whole = catalogueOf({ apps: some, facets }, 'nl');
      const sent: ReturnType<typeof serviceListOf> = JSON.parse(JSON.stringify(serviceListOf(whole)));
      const list = leanCatalogue(sent);
      expect(listed(list)).toEqual(listed(whole));
      expect(list.services.map(({ name }) => name)).toEqual(
        whole.services.map(({ name }) => name).sort(compare),
      );
      expect(list.sorted).toBe(true);
      expect(list.facets).toEqual(whole.facets);
      for (const key of list.services.map(keyOf))
        expect(list.texts?.get(key) ?? '').toBe(whole.texts?.get(key));
      told += list.services.length;
    }),
    { numRuns: 200 },
  );
  expect(told).toBeGreaterThan(500);
});

test('a service of a type that nobody knows is in neither form', () => {
  const unknown = { ...wireService({ id: 7 }), entityType: 'saml30_sp' };
  const payload = { apps: [unknown, wireService()] } as unknown as Parameters<typeof catalogueOf>[0];
  expect(catalogueOf(payload).services.map(({ id }) => id)).toEqual([42]);
});
