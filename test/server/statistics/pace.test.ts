/** Work is cut into slices so that requests get through in between. */
import { performance } from 'node:perf_hooks';
import { Pace } from '../../../server/modules/statistics/collecting/pace';

/** A clock that work moves, so that nothing depends on the machine. */
function paceOf(bounds: { least: number; most: number }) {
  let now = 0;
  const pace = new Pace(bounds, () => now);
  const work = (amount: number, ms: number) => pace.piece(amount, () => void (now += ms));
  return { pace, work };
}

test('grows gradually while pieces are quick, and no further than it may', async () => {
  const { pace, work } = paceOf({ least: 100, most: 1_000 });
  const sizes: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    sizes.push(pace.atOnce);
    await work(pace.atOnce, 1);
  }
  expect(sizes.slice(0, 4)).toEqual([100, 150, 225, 338]);
  expect(sizes.at(-1)).toBe(1_000);
});

test('after a piece that took long the next one is as small as necessary, at once', async () => {
  const { pace, work } = paceOf({ least: 10, most: 1_000 });
  while (pace.atOnce < 1_000) await work(pace.atOnce, 1);
  await work(1_000, 100);
  expect(pace.atOnce).toBe(200);
  await work(200, 4_000);
  expect(pace.atOnce).toBe(10);
});

test('settles at pieces of one length, regardless of the speed of the machine', async () => {
  for (const perMs of [3, 30, 300]) {
    const { pace, work } = paceOf({ least: 10, most: 10_000 });
    for (let round = 0; round < 30; round += 1) await work(pace.atOnce, pace.atOnce / perMs);
    expect(pace.atOnce / perMs).toBeCloseTo(20, 0);
  }
});

test('others get their turn after short work, and time of their own after long work', async () => {
  const { work } = paceOf({ least: 1, most: 1 });
  const turns: string[] = [];
  setImmediate(() => turns.push('another'));
  await work(1, 1);
  turns.push('the next piece');
  expect(turns).toEqual(['another', 'the next piece']);
  const start = performance.now();
  await work(1, 60);
  expect(performance.now() - start).toBeGreaterThan(10);
});

test('the result of a piece is passed on, and so is an error', async () => {
  const pace = new Pace({ least: 1, most: 1 });
  expect(await pace.piece(1, async () => 'done')).toBe('done');
  await expect(pace.piece(1, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
