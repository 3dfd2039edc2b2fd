/** The address of a saved search leads to the search that was saved (REQUIREMENTS 460, 464). */
import fc from 'fast-check';
import {
  plainSaved,
  savedAddress,
  savedQuery,
} from '../../../../src/extensions/watching/contract/savedSearch';

const searches = fc.record(
  {
    search: fc.string(),
    activeFacets: fc
      .dictionary(fc.string({ minLength: 1 }), fc.array(fc.string(), { minLength: 1 }))
      .map((ticked) => JSON.stringify(ticked)),
    categories: fc.constant('all'),
    sort: fc.constant('organisation'),
    first: fc.constant('connected'),
    page: fc.nat().map(String),
    dialog: fc.constant('search'),
  },
  { requiredKeys: [] },
);

test('the opened search is the saved one, regardless of its filters, in either list', () => {
  fc.assert(
    fc.property(searches, fc.constantFrom('/apps/all', '/apps/connected'), (parts, pathname) => {
      const saved = savedQuery({
        pathname,
        search: `?${new URLSearchParams(parts as Record<string, string>)}`,
      });
      const [path = '', search = ''] = savedAddress(saved).split('?');
      expect(path).toBe(pathname);
      expect(savedQuery({ pathname: path, search })).toBe(saved);
      expect(plainSaved(saved)).toBe(saved);
    }),
  );
});

test.each([
  [
    'another order of ticks',
    'activeFacets={"b":["2","1"],"a":["x"]}',
    'activeFacets={"a":["x"],"b":["1","2"]}',
  ],
  ['another page', 'search=a&page=3', 'search=a'],
  ['an open dialog', 'search=a&dialog=search', 'search=a'],
])('%s is not a different search', (_title, one, other) => {
  const at = (search: string) => savedQuery({ pathname: '/apps/all', search });
  expect(at(one)).toBe(at(other));
  expect(at(one)).not.toBe(at('search=b'));
});
