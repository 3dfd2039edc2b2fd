/**
 * The drawn part of many points: what is visible, and all of a part that the person zooms into (REQUIREMENTS
 * 224).
 */
import fc from 'fast-check';
import type { ComparedPoint } from '../../../src/features/statistics/figures/comparison';
import { visiblePoints } from '../../../src/features/statistics/plot/visiblePoints';

const many = (count: number, loginsAt: (index: number) => number | undefined): ComparedPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const logins = loginsAt(index);
    return { time: index * 60_000, ...(logins !== undefined && { logins }) };
  });

test('few points are all drawn', () => {
  const points = many(4_000, (index) => index);
  expect(visiblePoints(points)).toBe(points);
});

test('of many, those that stand out in their column are drawn, in their order, and no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4_001, max: 60_000 }),
      fc.array(fc.nat(59_999), { maxLength: 9 }),
      (count, peaks) => {
        const points = many(count, (index) => (peaks.includes(index) ? 1_000 + index : index % 7));
        const drawn = visiblePoints(points);
        expect(drawn.length).toBeLessThanOrEqual(4_000);
        const places = drawn.map((point) => points.indexOf(point, point.time / 60_000));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        const highest = Math.max(...points.map(({ logins = 0 }) => logins));
        expect(Math.max(...drawn.map(({ logins = 0 }) => logins))).toBe(highest);
        expect(drawn.some(({ logins }) => logins === 0)).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

test('a single peak or gap of each line is kept', () => {
  const points = many(50_000, () => 5).map((point, index) => ({
    ...point,
    users: index === 31_234 ? 1 : 3,
    before: { time: index, logins: index === 41_234 ? 99 : 4 },
  }));
  const drawn = visiblePoints(points);
  expect(drawn).toContain(points[31_234]);
  expect(drawn).toContain(points[41_234]);
});

test('a column without counts keeps its gap', () => {
  const points = many(50_000, (index) => (index > 20_000 && index < 30_000 ? undefined : 5));
  const drawn = visiblePoints(points);
  expect(drawn.filter(({ logins }) => logins === undefined).length).toBeGreaterThan(300);
});

test('the visible range has all of its points and one more on either side; the rest keeps the length of the axis', () => {
  const points = many(50_000, (index) => index % 7);
  const [from, to] = [20_000 * 60_000, 21_000 * 60_000];
  const drawn = visiblePoints(points, { from, to });
  const inside = drawn.filter(({ time }) => time >= from && time <= to);
  expect(inside).toHaveLength(1_001);
  expect([drawn[0], drawn.at(-1)].map((point) => Math.round((point?.time ?? NaN) / 60_000 / 1_000))).toEqual([
    0, 50,
  ]);
  expect(drawn).toContain(points[19_999]);
  expect(drawn).toContain(points[21_001]);
});

test('a range beyond all points shows no part of them completely', () => {
  const points = many(50_000, () => 5);
  expect(visiblePoints(points, { from: 1e13, to: 2e13 }).length).toBeLessThan(400);
});
