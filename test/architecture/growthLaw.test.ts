/** How costs grow is named by the steepest step, and not where nobody notices it. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';

let growthOf: (costs: readonly (readonly [number, number])[], unit: string) => { law: string };

beforeAll(async () => {
  const file = path.resolve(__dirname, '../../scripts/bench/growthLaw.mjs');
  ({ growthOf } = (await import(pathToFileURL(file).href)) as { growthOf: typeof growthOf });
});

const sizes = [1_000, 10_000, 100_000] as const;
test.each([
  ['flat', (_size: number) => 40, 'ms'],
  ['flat', (size: number) => 40 + Math.log2(size) / 10, 'ms'],
  ['less than linear', (size: number) => Math.sqrt(size), 'ms'],
  ['linear', (size: number) => size / 50, 'kB'],
  ['linear', (size: number) => 10 + size / 100, 'ms'],
  ['WORSE', (size: number) => size ** 1.5 / 1_000, 'ms'],
  ['WORSE', (size: number) => (size > 50_000 ? 10_000 : 40), 'ms'],
  ['flat', (size: number) => size / 1e6, 'ms'],
])('%s', (law, cost, unit) => {
  expect(
    growthOf(
      sizes.map((size) => [size, cost(size)]),
      unit,
    ).law,
  ).toBe(law);
});
