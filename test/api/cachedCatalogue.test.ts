/** The kept copy of the list, and how long the answer waits for it to be seen (REQUIREMENTS 488). */
import { readCachedCatalogue, cachedListShown, markCachedListShown } from '../../src/api/cachedCatalogue';

const list = { services: [], facets: [] };
const held = new Map<string, object>();

beforeEach(() => {
  held.clear();
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      open: async () => ({
        match: async (address: string) => {
          const stored = held.get(address);
          return stored && { json: async () => stored };
        },
      }),
      delete: async () => held.clear(),
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

/** Tells whether something has come to pass by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return done;
}

test('an empty cache causes no wait, and the entries of others are deleted', async () => {
  held.set('/others', list);
  expect(await readCachedCatalogue('/mine')).toBeNull();
  expect(held.size).toBe(0);
  expect(await isDone(cachedListShown())).toBe(true);
});

test('a browser without a store has nothing', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await readCachedCatalogue('/mine')).toBeNull();
  expect(await isDone(cachedListShown())).toBe(true);
});

test('the answer waits until the stored list has been seen', async () => {
  held.set('/mine', list);
  expect(await readCachedCatalogue('/mine')).toEqual(list);
  const seen = cachedListShown();
  expect(await isDone(seen)).toBe(false);
  markCachedListShown();
  expect(await isDone(seen)).toBe(true);
});

test('it waits only briefly if the page is hidden', async () => {
  jest.useFakeTimers();
  held.set('/mine', list);
  await readCachedCatalogue('/mine');
  const seen = cachedListShown();
  expect(await isDone(seen)).toBe(false);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await isDone(seen)).toBe(true);
});
