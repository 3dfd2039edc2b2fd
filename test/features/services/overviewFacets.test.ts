import type { Catalogue } from '../../../src/contracts/domain/services/catalogue';
import { searchCatalogue } from '../../../src/features/services/engine/searchCatalogue';
import { indexOf } from '../../../src/features/services/engine/catalogueIndex';
import type { Circumstances } from '../../../src/features/services/overview.types';
import { circumstances, search, rowsOf, services } from './overviewRows';

/** Expects that the count of each value equals the result of ticking it alone. */
function expectCountsToFilter(from: Catalogue, facet: string, over: Partial<Circumstances> = {}) {
  for (const [value, count] of Object.entries(search(from, {}, over).counts(facet)))
    expect([value, search(from, { ticked: { [facet]: [value] } }, over).names.length]).toEqual([
      value,
      count,
    ]);
}

test('REQUIREMENTS 49, 50, 51: state, services for identity providers only, connected services', () => {
  const from = rowsOf({
    hidden: { idpVisibleOnly: true },
    plain: {},
    trial: { state: 'testaccepted' },
    used: { connected: true },
  });
  expect(search(from).names).toEqual(['hidden', 'plain', 'used']);
  expect(search(from, {}, { state: 'testaccepted' }).names).toEqual(['trial']);
  expect(search(from, {}, { guest: true }).names).toEqual(['plain', 'used']);
  expect(search(from, {}, { list: 'connected' }).names).toEqual(['used']);
});

test('REQUIREMENTS 55: an entity id is found by the complete query, with any characters', () => {
  const from: Catalogue = { ...rowsOf({ one: { entityId: 'urn:x Wiki two' }, other: {} }), texts: new Map() };
  const index = indexOf(from, { ...circumstances });
  const find = (search: string) =>
    searchCatalogue(index, {
      search,
      ticked: {},
      allCategories: false,
      sort: 'name',
      connectedFirst: false,
    }).services.map(({ name }) => name);
  for (const prepared of [false, true]) {
    if (prepared) for (const pause of index.search.prepare()) expect(pause).toBeUndefined();
    expect(find(' X WIKI ')).toEqual(['one']);
    expect(find('wiki x')).toEqual([]);
  }
});

test('REQUIREMENTS 63–75: the facets of each role, in their order', () => {
  const from = rowsOf({ one: {} });
  const guest = ['interfed_source', 'entity_category', 'attributes', 'type_of_service'];
  const member = [
    'used_by_idp',
    'authorization_rules',
    'interfed_source',
    'entity_category',
    'strong_authentication',
    'mfa',
    'attributes',
    'type_consent',
    'type_of_service',
  ];
  expect(search(from, {}, { guest: true, superUser: false }).keys).toEqual(guest);
  expect(search(from, {}, { list: 'connected', superUser: false }).keys).toEqual(member);
  expect(search(from, {}, { superUser: false }).keys).toEqual(['connection', ...member]);
  expect(search(from).keys).toEqual(['connection', ...member.toSpliced(-1, 0, 'manipulation_notes')]);
  expect(search(from, {}, { consentEnabled: false }).keys).not.toContain('type_consent');
});

test('REQUIREMENTS 64: a missing institution id belongs to no one, on either side', () => {
  const from = rowsOf({ none: {}, own: { institutionId: 'N' }, foreign: { institutionId: 'S' } });
  const yes = { ticked: { used_by_idp: ['yes'] } };
  expect(search(from, yes).names).toEqual([]);
  expect(search(from, yes, { institutionId: 'N' }).names).toEqual(['own']);
  expectCountsToFilter(from, 'used_by_idp', { institutionId: 'N' });
});

test('REQUIREMENTS 65: a policy counts for connected services only', () => {
  const from = rowsOf({ named: {}, both: { connected: true }, used: { connected: true } });
  const withPolicies = new Set(['https://named.example', 'https://both.example']);
  expect(search(from, { ticked: { authorization_rules: ['yes'] } }, { withPolicies }).names).toEqual([
    'both',
  ]);
  expect(search(from, {}, { withPolicies }).counts('authorization_rules')).toEqual({ yes: 1, no: 2 });
});

test('REQUIREMENTS 66: without a source it is the own federation; the three are always listed, others follow', () => {
  const from = rowsOf({ none: {}, edu: { source: 'eduGAIN' }, far: { source: 'Faraway' } });
  expect(Object.entries(search(from).counts('interfed_source'))).toEqual([
    ['SURFconext', 1],
    ['eduGAIN', 1],
    ['Entree', 0],
    ['Faraway', 1],
  ]);
});

test('REQUIREMENTS 67, 68: any of the ticked categories, or all of them, regardless of their number', () => {
  const [first, second, third] = [
    'http://www.geant.net/uri/dataprotection-code-of-conduct/v1',
    'https://refeds.org/category/code-of-conduct/v2',
    'http://refeds.org/category/research-and-scholarship',
  ];
  const from = rowsOf({
    all: { entityCategories: [third, first, second] },
    one: { entityCategories: [first] },
    two: { entityCategories: [first, second] },
  });
  const ticked = (...values: string[]) => ({ ticked: { entity_category: values } });
  expect(search(from, ticked(first, second, third)).names).toEqual(['all', 'one', 'two']);
  for (const [values, names] of [
    [[first], ['all', 'one', 'two']],
    [
      [first, second],
      ['all', 'two'],
    ],
    [[first, second, third], ['all']],
  ] as const)
    expect(search(from, { ...ticked(...values), allCategories: true }).names).toEqual(names);
  // Joined by AND, the count of a value is what is left with it as well.
  const left = search(from, { ...ticked(first, second), allCategories: true });
  expect(left.counts('entity_category')).toEqual({ [first]: 2, [second]: 2, [third]: 1 });
});

test('REQUIREMENTS 69: the service’s level, the institution’s, or neither: counted as filtered', () => {
  const from = rowsOf({ own: { minimalLevel: 'http://l/loa2' }, set: {}, low: {}, none: {} });
  const stepUp = [
    { name: 'https://set.example', level: 'http://l/loa3' },
    { name: 'https://own.example', level: 'http://l/loa3' },
    { name: 'https://low.example', level: 'loa1' },
  ];
  expect(search(from, {}, { stepUp }).counts('strong_authentication')).toEqual({
    IDP_loa1: 1,
    'IDP_http://l/loa3': 2,
    'SP_http://l/loa2': 1,
    NONE: 1,
  });
  expectCountsToFilter(from, 'strong_authentication', { stepUp });
});

test('REQUIREMENTS 70: any of the ticked kinds of multi-factor, "other" and "none" among them', () => {
  const from = rowsOf({ microsoft: {}, none: {}, other: {}, refeds: {} });
  const multiFactor = [
    { name: 'https://refeds.example', level: 'https://refeds.org/profile/mfa' },
    { name: 'https://microsoft.example', level: 'http://schemas.microsoft.com/claims/multipleauthn' },
    { name: 'https://other.example', level: 'urn:mobile' },
  ];
  const left = (...mfa: string[]) => search(from, { ticked: { mfa } }, { multiFactor }).names;
  expect(left('OTHER', 'https://refeds.org/profile/mfa')).toEqual(['other', 'refeds']);
  expect(left('NONE', 'http://schemas.microsoft.com/claims/multipleauthn')).toEqual(['microsoft', 'none']);
  expectCountsToFilter(from, 'mfa', { multiFactor });
});

test('REQUIREMENTS 71, 72: all of the ticked attributes; without a policy all are released, unless a script decides', () => {
  const id = 'urn:oid:1.3.6.1.4.1.1076.20.40.40.1';
  const from = rowsOf({
    both: { released: ['urn:x:mail', id] },
    mail: { released: ['urn:x:mail', 'urn:a:Uid'] },
    empty: {},
    open: { released: 'everything' },
    scripted: { released: 'everything', manipulation: true },
  });
  const left = (...attributes: string[]) => search(from, { ticked: { attributes } }).names;
  expect(left('urn:x:mail')).toEqual(['both', 'mail', 'open']);
  expect(left('urn:x:mail', id)).toEqual(['both', 'open']);
  expect(left('urn:nobody:has')).toEqual(['open']);
  // By their names: collabPersonId, mail, Uid.
  expect(Object.keys(search(from).counts('attributes'))).toEqual([id, 'urn:x:mail', 'urn:a:Uid']);
});

test('REQUIREMENTS 73, 74: a missing entry is minimal consent; notes on the manipulation', () => {
  const from = rowsOf({ a: { annotated: true }, b: {}, constructor: { entityId: 'constructor' } });
  const consents = { 'https://a.example': 'NO_CONSENT' } as const;
  expect(search(from, {}, { consents }).counts('type_consent')).toEqual({
    DEFAULT_CONSENT: 0,
    MINIMAL_CONSENT: 2,
    NO_CONSENT: 1,
  });
  expect(search(from, { ticked: { manipulation_notes: ['yes'] } }).names).toEqual(['a']);
});

test('REQUIREMENTS 75: a service without the server’s category counts under none; a key of ours stays ours', () => {
  const from: Catalogue = {
    services: services({
      lab: { categories: { type_of_service: ['Research', 'Ætt'] } },
      bare: {},
      school: { categories: { type_of_service: ['education'] } },
    }),
    facets: [
      { key: 'type_of_service', name: 'Type' },
      { key: 'mfa', name: 'Theirs' },
    ],
  };
  const both = search(from, { ticked: { type_of_service: ['Research', 'education'] } });
  expect(both.names).toEqual(['lab', 'school']);
  expect(Object.keys(both.counts('type_of_service'))).toEqual(['education', 'Research', 'Ætt']);
  expect(both.keys.filter((key) => key === 'mfa')).toHaveLength(1);
});

test('policies that come later change their own facet, and no other is recomputed', () => {
  const from = rowsOf({ a: { connected: true } });
  const early: Circumstances = { ...circumstances };
  const before = indexOf(from, early);
  const after = indexOf(from, { ...early, withPolicies: new Set(['https://a.example']) });
  const made = after.facets.filter((facet, index) => facet !== before.facets[index]);
  expect(made.map(({ definition }) => definition.key)).toEqual(['authorization_rules']);
  expect(after.search).toBe(before.search);
});
