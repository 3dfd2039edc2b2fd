/**
 * Foreign feeds attack an institution, in every order in which feeds can be imported: with any claims, none
 * of their people gets a right over it, nor its people over them.
 */
import fc from 'fast-check';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { importText, resetForImport } from '../../support/server/importing';
import { aggregate, displayName, entity, institutionRole } from '../../support/server/metadata';
import type { InstitutionMap } from '../../../server/modules/metadata/separation';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetForImport(database));
afterAll(() => database.close());

interface Claim {
  readonly entityId: string;
  readonly registrar?: string;
  readonly scopes: readonly string[];
}
type Feeds = Readonly<Record<string, readonly Claim[]>>;

const scope = 'uni.example';
const registrar = 'https://home.example';
const uni: Claim = { entityId: 'https://idp.uni.example', registrar, scopes: [scope] };
const lab: Claim = { entityId: 'https://idp.lab.uni.example', registrar, scopes: [scope, 'lab.uni.example'] };
const bare: Claim = { entityId: 'https://bare.example', registrar, scopes: [] };
const home = [uni, lab, bare];
const mallory = (entityId: string, ...scopes: string[]): Claim => ({
  entityId: `https://${entityId}.mallory.example`,
  registrar: 'https://mallory.example',
  scopes,
});

function written({ entityId, registrar: by, scopes }: Claim): string {
  const registered = by
    ? `<Extensions><mdrpi:RegistrationInfo registrationAuthority="${by}"/></Extensions>`
    : '';
  const scopesText = scopes.map((one) => `<shibmd:Scope>${one}</shibmd:Scope>`).join('');
  return entity(entityId, registered + institutionRole(scopesText, displayName(entityId)));
}

function load(feed: string, claims: readonly Claim[], institutions: InstitutionMap = {}) {
  return importText(database, aggregate(claims.map(written).join(''), ''), { feed, institutions });
}

/** The institutions that imports have made, each as the entity ids that have rights over one another. */
async function institutions(): Promise<string[][]> {
  const rows = await database.read
    .selectFrom('institution')
    .select(['entity_id', 'institution_id'])
    .where('origin', '=', 'import')
    .orderBy('entity_id')
    .execute();
  const ids = [...new Set(rows.map((row) => row.institution_id))];
  return ids.map((id) => rows.filter((row) => row.institution_id === id).map((row) => row.entity_id));
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => {
    const others = [...items.slice(0, index), ...items.slice(index + 1)];
    return ordersOf(others).map((rest) => [item, ...rest]);
  });
}

/** Ids that the product itself would make for the attacked, had they been apart; an attacker can compute them. */
async function idsMadeHere(): Promise<string[]> {
  await resetForImport(database);
  await load('foreign', [mallory('first', scope)]);
  await load('home', home);
  const rows = await database.read
    .selectFrom('institution')
    .select('institution_id')
    .where(
      'entity_id',
      'in',
      home.map(({ entityId }) => entityId),
    )
    .execute();
  await resetForImport(database);
  return rows.flatMap((row) => row.institution_id ?? []);
}

const attacks: Readonly<Record<string, (made: readonly string[]) => readonly Claim[]>> = {
  'the same scope': () => [mallory('a', scope)],
  'the same scope and the same registrar': () => [{ ...mallory('a', scope), registrar }],
  'the same scope without a registrar': () => [{ entityId: 'https://a.mallory.example', scopes: [scope] }],
  'the scope among others': () => [
    mallory('a', 'mallory.example', scope),
    mallory('b', scope, 'mallory.example'),
  ],
  'the ids that are made here': (made) => [
    mallory('a', scope),
    ...made.map((id, index) => mallory(`made-${index}`, id)),
    ...made.map((id, index) => mallory(`bare-${index}`, id.replace('own:', ''))),
  ],
  'the attacked themselves, with another scope': () => [
    { ...uni, registrar: 'https://mallory.example', scopes: ['mallory.example'] },
    mallory('a', 'mallory.example'),
  ],
};

test.each(Object.entries(attacks))(
  '%s in a foreign feed gains nothing, in any order',
  async (_title, attack) => {
    const feeds: Feeds = {
      home,
      foreign: attack(await idsMadeHere()),
      third: [mallory('third', scope), mallory('fourth', 'uni.example.')],
    };
    for (const order of ordersOf(Object.keys(feeds))) {
      await resetForImport(database);
      for (const feed of [...order, ...order]) await load(feed, feeds[feed] ?? []);
      const found = await institutions();
      const ours = home.map(({ entityId }) => entityId);
      const mixed = found.filter(
        (group) => group.some((id) => ours.includes(id)) && group.some((id) => !ours.includes(id)),
      );
      expect([order, mixed]).toEqual([order, []]);
    }
  },
);

test('a foreign feed gains nothing by waiting until the real one drops an institution', async () => {
  const foreign = [{ ...uni, scopes: ['mallory.example'] }, mallory('a', 'mallory.example')];
  for (const order of ordersOf(['home', 'foreign'])) {
    await resetForImport(database);
    for (const feed of [...order, ...order]) await load(feed, feed === 'home' ? home : foreign);
    await load('home', [lab, bare]);
    await load('foreign', foreign);
    const found = await institutions();
    expect(found.find((group) => group.includes(uni.entityId))).not.toContain('https://a.mallory.example');
  }
});

test('the institutions do not depend on the order, with or without repetitions', async () => {
  const feeds: Feeds = {
    home,
    foreign: [mallory('a', scope), mallory('b', scope), mallory('c')],
    third: [{ ...mallory('d', scope), registrar }],
  };
  const expected = [
    [uni, lab].map(({ entityId }) => entityId).sort(),
    [bare.entityId],
    ['https://a.mallory.example', 'https://b.mallory.example'],
    ['https://c.mallory.example'],
    ['https://d.mallory.example'],
  ].sort();
  const names = Object.keys(feeds);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(names, { minLength: names.length }),
      fc.array(fc.constantFrom(...names), { maxLength: 4 }),
      async (order, again) => {
        await resetForImport(database);
        for (const feed of [...order, ...again]) await load(feed, feeds[feed] ?? []);
        expect((await institutions()).sort()).toEqual(expected);
      },
    ),
    { numRuns: 12 },
  );
});

test('the operator’s map joins entities across feeds, and no other entity joins by a scope', async () => {
  const map = { [scope]: [uni.entityId, bare.entityId] };
  for (const order of ordersOf(['home', 'foreign'])) {
    await resetForImport(database);
    for (const feed of order)
      await load(feed, feed === 'home' ? home : [mallory('a', scope), mallory('b', scope)], map);
    expect((await institutions()).sort()).toEqual(
      [
        [uni.entityId, bare.entityId].sort(),
        [lab.entityId],
        ['https://a.mallory.example', 'https://b.mallory.example'],
      ].sort(),
    );
  }
  await load('home', home);
  expect(await institutions()).toContainEqual([uni, lab].map(({ entityId }) => entityId).sort());
});
