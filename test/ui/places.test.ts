import { placesFor, type Places } from '../../src/ui/lists/usePlaces';

const none: Places = new Map();
const first = placesFor(none, ['a', 'b', 'c'], true);

function shown(places: Places): Record<string, number> {
  return Object.fromEntries(places);
}

it('gives each row an element of its own', () => {
  expect(shown(first)).toEqual({ a: 0, b: 1, c: 2 });
});

it('keeps the element of each row that stays, and gives free ones to new rows', () => {
  expect(shown(placesFor(first, ['d', 'b', 'e'], true))).toEqual({ d: 0, b: 1, e: 2 });
  expect(shown(placesFor(first, ['c', 'd', 'e', 'f'], true))).toEqual({ c: 2, d: 0, e: 1, f: 3 });
});

it('gives no element of a removed row to another unless allowed', () => {
  expect(shown(placesFor(first, ['d', 'b', 'e'], false))).toEqual({ d: 3, b: 1, e: 4 });
});

it('changes nothing while the same rows are shown, in any order', () => {
  expect(placesFor(first, ['c', 'a', 'b'], true)).toBe(first);
});

it('ends if two rows have the same key', () => {
  const places = placesFor(none, ['a', 'a', 'b'], true);
  expect(placesFor(places, ['a', 'a', 'b'], true)).toBe(places);
});

it('never shows two rows in one element, whichever rows come and go', () => {
  const all = [...'abcdefghijkl'];
  let places = none;
  for (let step = 0; step < 200; step++) {
    const keys = all.filter((_, index) => ((step * 7919) >> (index % 5)) % 3 !== index % 3);
    places = placesFor(places, keys, step % 4 !== 0);
    expect([...places.keys()]).toEqual(expect.arrayContaining(keys));
    expect(new Set(places.values()).size).toBe(keys.length);
    expect(placesFor(places, keys, step % 4 !== 0)).toBe(places);
  }
});
