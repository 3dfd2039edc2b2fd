import { retry } from '../../src/lib/retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails that often, then gives its number. */
function failing(times: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new Error(`try ${tries}`);
    return tries;
  };
}

test.each([0, 1, 3])('succeeds after %i failures', async (times) => {
  const loaded = retry(failing(times));
  await jest.advanceTimersByTimeAsync(10_500);
  await expect(loaded).resolves.toBe(times + 1);
});

test('fails if the last attempt fails', async () => {
  const loaded = expect(retry(failing(9))).rejects.toThrow('try 4');
  await jest.advanceTimersByTimeAsync(10_500);
  await loaded;
});
