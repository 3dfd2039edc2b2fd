/** The kept copy of the list, and how long the answer waits for it to be seen (REQUIREMENTS 488). */
import { keptCatalogue, keptListSeen, noteKeptListSeen } from '../../src/api/keptCatalogue';

const list = { services: [], facets: [], sorted: true };
const held = new Map<string, object>();

beforeEach(() => {
  held.clear();
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      open: async () => ({
        match: async (address: string) => {
          const kept = held.get(address);
          return kept && { json: async () => kept };
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

test('whoever finds nothing waits for nothing, and what others had is gone', async () => {
  held.set('/others', list);
  expect(await keptCatalogue('/mine')).toBeNull();
  expect(held.size).toBe(0);
  expect(await isDone(keptListSeen())).toBe(true);
});

test('a browser without a store has nothing', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await keptCatalogue('/mine')).toBeNull();
  expect(await isDone(keptListSeen())).toBe(true);
});

test('the answer waits until what was kept has been seen', async () => {
  held.set('/mine', list);
  expect(await keptCatalogue('/mine')).toEqual(list);
  const seen = keptListSeen();
  expect(await isDone(seen)).toBe(false);
  noteKeptListSeen();
  expect(await isDone(seen)).toBe(true);
});

test('it waits no longer than a moment where nobody looks', async () => {
  jest.useFakeTimers();
  held.set('/mine', list);
  await keptCatalogue('/mine');
  const seen = keptListSeen();
  expect(await isDone(seen)).toBe(false);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await isDone(seen)).toBe(true);
});
