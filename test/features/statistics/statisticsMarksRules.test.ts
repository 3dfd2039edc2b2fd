/** Marks beside the points of a plot, and in its picture. */
import { statisticsMarksOf } from '../../../src/api/mappers/statisticsMarks';
import type { StatisticsMark } from '../../../src/contracts/domain/statistics/statisticsMark';
import { markedUnits } from '../../../src/features/statistics/marks/marks';
import { explained, marksSeries } from '../../../src/features/statistics/marks/marksSeries';

const connected: StatisticsMark = { kind: 'connected', time: 19, ticketKey: 'CXT-7' };
const points = [10, 20, 30].map((time) => ({ time, logins: 1 }));
const marked = (...times: readonly number[]) =>
  markedUnits(
    times.map((time) => ({ ...connected, time })),
    points,
  ).map(({ time, label }) => [time, label]);

test.each([
  [[], []],
  [[10], [[10, '1']]],
  [
    [19, 20],
    [
      [10, '1'],
      [20, '2'],
    ],
  ],
  [
    [11, 12, 13, 29],
    [
      [10, '1–3'],
      [20, '4'],
    ],
  ],
  [
    [1, 99],
    [
      [10, '1'],
      [30, '2'],
    ],
  ],
])('an event at %j is in its unit', (times, expected) => {
  expect(marked(...times)).toEqual(expected);
});

test('without points no mark is placed, and without marks nothing is drawn', () => {
  expect(markedUnits([connected], [])).toEqual([]);
  expect(marksSeries([], 'What happened')).toEqual([]);
});

test('answers are sorted, and unknown kinds left out', () => {
  const answer = { more: true, marks: [] };
  expect(statisticsMarksOf(undefined)).toEqual({ marks: [], more: false });
  expect(
    statisticsMarksOf({
      ...answer,
      marks: [
        { kind: 'disconnected', time: 5 },
        { kind: 'connected', time: 3, jiraKey: 'CXT-7' },
        { kind: 'policyActivated', time: 4 },
      ],
    }),
  ).toEqual({
    marks: [
      { kind: 'connected', time: 3, ticketKey: 'CXT-7' },
      { kind: 'disconnected', time: 5 },
    ],
    more: true,
  });
});

test('a picture explains its marks below, and is higher for that', () => {
  const options = { chart: { height: 400 }, series: [] };
  const marks = [
    { time: 10, label: '1', lines: ['1. Then: Policy “<b>” became active'] },
    { time: 20, label: '2', lines: ['2. Later: Service connected'] },
  ];
  const picture = explained(options, marks);
  expect(picture.caption?.text).toBe(
    '1. Then: Policy “&lt;b&gt;” became active<br/>2. Later: Service connected',
  );
  expect(Number(picture.chart?.height)).toBeGreaterThan(400);
  expect(explained(options, [])).toBe(options);
});
