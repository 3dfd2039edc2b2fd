/** What people wait for is held against the last release: a figure is worse only beyond the noise of the same run. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';

interface Verdict {
  readonly isWorse: boolean;
  readonly shown: Readonly<Record<string, number | string>>;
}
let verdictOf: (figure: string, turns: readonly (readonly number[])[], margin: number) => Verdict;

beforeAll(async () => {
  const file = path.resolve(__dirname, '../../scripts/bench/guardVerdict.mjs');
  ({ verdictOf } = (await import(pathToFileURL(file).href)) as { verdictOf: typeof verdictOf });
});

test.each([
  ['as fast', 'key', [[50, 50, 50]], false],
  ['a fifth slower, without noise', 'key', [[50, 60, 50]], true],
  ['a fifth slower, with as much noise', 'key', [[50, 60, 60]], false],
  [
    'a fifth slower in one round of three',
    'key',
    [
      [50, 60, 50],
      [50, 50, 50],
      [50, 50, 50],
    ],
    false,
  ],
  ['a fifth slower, which nobody notices', 'key', [[5, 6, 5]], false],
  ['twice as fast', 'key', [[50, 25, 50]], false],
  ['a request more', 'requests n', [[6, 7, 6]], true],
  ['a kilobyte more', 'script kB', [[6, 7, 6]], false],
  ['ten kilobytes more of fifty', 'script kB', [[50, 60, 50]], true],
  ['a shift where there was none', 'shift n', [[0, 1, 0]], true],
])('%s (%s)', (_what, figure, turns, isWorse) => {
  expect(verdictOf(figure, turns, 1.1).isWorse).toBe(isWorse);
});

test('above 1, this tree is faster', () => {
  expect(verdictOf('key', [[90, 50, 110]], 1.1).shown).toMatchObject({
    older: 110,
    this: 50,
    'older / this': 2,
    noise: 1.22,
  });
});
