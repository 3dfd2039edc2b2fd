import { fewAtOnce } from '../../src/lib/fewAtOnce';

const pause = async () => new Promise((resolve) => setTimeout(resolve, 1));
const items = Array.from({ length: 10 }, (_, index) => index);

test('a limited number works at a time, and the results keep their order', async () => {
  let busy = 0;
  const seen: number[] = [];
  const results = await fewAtOnce(items, 3, async (item) => {
    busy += 1;
    seen.push(busy);
    await pause();
    busy -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(Math.max(...seen)).toBe(3);
});

test('after an error no more work is started', async () => {
  const started: number[] = [];
  const work = fewAtOnce(items, 2, async (item) => {
    started.push(item);
    await pause();
    if (item === 1) throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  await pause();
  await pause();
  expect(started.length).toBeLessThanOrEqual(3);
});

test('nothing gives nothing', async () => {
  await expect(fewAtOnce([], 3, pause)).resolves.toEqual([]);
});
