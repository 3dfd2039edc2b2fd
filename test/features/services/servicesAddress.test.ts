import {
  cleared,
  filtersIn,
  orderIn,
  pageIn,
  searchIn,
  tickedIn,
  withAllCategories,
  withOrder,
  withoutFacet,
  withPage,
  withSearch,
  withTick,
} from '../../../src/features/services/listAddress';

const of = (members: Record<string, string>) => new URLSearchParams(members);

test.each([
  ['{"mfa":["NONE","OTHER"]}', { mfa: ['NONE', 'OTHER'] }],
  ['{"mfa":["NONE","NONE"]}', { mfa: ['NONE'] }],
  ['{"mfa":["NONE",3,null]}', { mfa: ['NONE'] }],
  ['{"mfa":[],"x":["y"]}', { x: ['y'] }],
  ['{"mfa":"NONE"}', {}],
  ['{broken', {}],
  ['["mfa"]', {}],
  ['null', {}],
  ['7', {}],
  ['', {}],
])('REQUIREMENTS 59: activeFacets=%s is read as %j', (activeFacets, expected) => {
  expect(tickedIn(of({ activeFacets }))).toEqual(expected);
});

test.each(['0', '-1', '1.5', 'x', '', '99999999999', '1e3'])(
  'REQUIREMENTS 62: page=%s is the first page',
  (page) => {
    expect(pageIn(of({ page }))).toBe(1);
  },
);

test('REQUIREMENTS 60: search, ticks, order and "all of them" start on page one; unknown parameters stay', () => {
  const from = of({ page: '4', other: 'kept', activeFacets: '{"unheard":["of"]}' });
  for (const next of [
    withSearch(from, 'x'),
    withTick(from, 'mfa', 'NONE', true),
    withAllCategories(from, true),
    withOrder(from, 'organisation'),
    withoutFacet(from, 'mfa'),
  ]) {
    expect(pageIn(next)).toBe(1);
    expect(next.get('other')).toBe('kept');
    expect(tickedIn(next)).toMatchObject({ unheard: ['of'] });
  }
  expect(pageIn(from)).toBe(4);
});

test('REQUIREMENTS 80: clearing removes all filters and leaves the order', () => {
  const query = withOrder(
    withAllCategories(withTick(withSearch(of({}), 'a'), 'mfa', 'NONE', true), true),
    'connected-organisation',
  );
  const left = cleared(withPage(query, 3));
  expect([...left.keys()].sort()).toEqual(['first', 'sort']);
  expect(orderIn(left, true)).toBe('connected-organisation');
});

test('the last value that is removed removes the member from the address', () => {
  const ticked = withTick(of({}), 'mfa', 'NONE', true);
  expect(ticked.has('activeFacets')).toBe(true);
  expect(withTick(ticked, 'mfa', 'NONE', false).has('activeFacets')).toBe(false);
  expect(withoutFacet(ticked, 'mfa').has('activeFacets')).toBe(false);
});

test('connected services first has no effect on the list of the connected ones', () => {
  const params = of({ first: 'connected', sort: 'organisation' });
  expect(filtersIn(params, 'all')).toMatchObject({ connectedFirst: true, sort: 'organisation' });
  expect(filtersIn(params, 'connected')).toMatchObject({ connectedFirst: false, sort: 'organisation' });
});

/** Makes a sequence of numbers that is the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const facets = ['mfa', 'entity_category', 'attributes', 'type_of_service', '__proto__', 'constructor', ''];
const values = ['NONE', 'urn:a b', 'https://x.example/?q=1&r=%20#f', 'é"\\', '__proto__', '  blanks '];
const words = ['Ünïcode & Co', 'a+b', '100%', '#', '  lead', 'x'.repeat(200)];
const orders = ['name', 'organisation', 'connected-name', 'connected-organisation'] as const;

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'REQUIREMENTS 58: round trip through an address, %i',
  (seed) => {
    const roll = dice(seed);
    const pick = <Value>(list: readonly Value[]) => list[roll(list.length)] as Value;
    let params = withSearch(new URLSearchParams(), pick(words));
    const search = searchIn(params);
    const ticked = new Map<string, Set<string>>();
    for (let left = roll(8); left > 0; left -= 1) {
      const [facet, value, on] = [pick(facets), pick(values), roll(4) > 0];
      params = withTick(params, facet, value, on);
      const set = ticked.get(facet) ?? new Set();
      ticked.set(facet, set);
      if (on) set.add(value);
      else set.delete(value);
    }
    const [allCategories, order, page] = [roll(2) === 1, pick(orders), 1 + roll(30)];
    params = withPage(withOrder(withAllCategories(params, allCategories), order), page);

    const back = new URLSearchParams(new URL(`https://d.example/apps/all?${params.toString()}`).search);
    expect(searchIn(back)).toBe(search);
    expect(pageIn(back)).toBe(page);
    expect(orderIn(back, true)).toBe(order);
    expect(filtersIn(back, 'all').allCategories).toBe(allCategories);
    const read = new Map(Object.entries(tickedIn(back)).map(([facet, keys]) => [facet, new Set(keys)]));
    expect(read).toEqual(new Map([...ticked].filter(([, keys]) => keys.size > 0)));
  },
);
