import { withTimeout } from '../../src/lib/withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns a value that comes in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('here'), 2_000)).resolves.toBe('here');
  expect(jest.getTimerCount()).toBe(0);
});

test('returns nothing for one that does not come in time', async () => {
  const waited = withTimeout(new Promise<string>(() => undefined), 2_000);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(await Promise.race([waited.then(() => 'over'), Promise.resolve('waiting')])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  await expect(waited).resolves.toBeUndefined();
});

test('a rejection stays a rejection', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')), 2_000)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});
