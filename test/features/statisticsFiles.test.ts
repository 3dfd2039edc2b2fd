/** Pictures as files, and the numbers of a comparison. */
import { comparisonOf, differenceOf, pairedPoints } from '../../src/features/statistics/comparison';
import { endOfUnit, placeIn } from '../../src/features/statistics/unitsOfPeriod';
import { pdfOf } from '../../src/lib/pdf';
import { pixelsPerUnit } from '../../src/lib/pictureSize';

const places = { now: (time: number) => time - 100, before: (time: number) => time };

test('periods are compared over what is over, and there and told in both', () => {
  const now = [10, 20, 30].map((logins, time) => ({ time: 100 + time, logins }));
  const then = [5, 25, 60].map((logins, time) => ({ time, logins }));
  expect(comparisonOf(pairedPoints(now, then, places), true)).toEqual({
    now: 60,
    then: 90,
    ratio: 60 / 90 - 1,
    cut: false,
    partly: false,
  });
  expect(comparisonOf(pairedPoints(now, then, places), false)).toEqual({
    now: 30,
    then: 30,
    ratio: 0,
    cut: true,
    partly: false,
  });
  expect(comparisonOf(pairedPoints(now, [{ time: 0 }, ...then.slice(1)], places), true)).toMatchObject({
    then: 85,
    partly: true,
  });
  expect(comparisonOf(pairedPoints(now, then.slice(0, 1), places), true)).toMatchObject({
    now: 10,
    then: 5,
    ratio: 1,
    partly: true,
  });
  expect(comparisonOf(pairedPoints(now, [{ time: 0, logins: 0 }], places), true).ratio).toBeUndefined();
  // The whole period as one number is compared although it still runs.
  expect(comparisonOf(pairedPoints(now.slice(0, 1), then, places), false)).toMatchObject({
    then: 5,
    cut: false,
  });
  expect(differenceOf({ logins: 3, before: {} })).toBeUndefined();
});

test('a unit stands beside the one in its place, also where the period before begins with a gap', () => {
  const now = [10, 20, 30].map((logins, time) => ({ time: 100 + time, logins }));
  const found = pairedPoints(now, [{ time: 2, logins: 60 }], places);
  expect(found.map(({ before }) => before?.logins)).toEqual([undefined, undefined, 60]);
});

const amsterdam = 'Europe/Amsterdam';

test.each([
  ['year', '2024-01-01', '2026-01-01T00:00+01:00', 2],
  ['quarter', '2025-10-01', '2026-07-01T00:00+02:00', 3],
  ['month', '2025-11-01', '2026-02-01T00:00+01:00', 3],
  ['week', '2026-01-01', '2025-12-29T00:00+01:00', 0],
  ['week', '2026-12-24', '2027-01-04T00:00+01:00', 2],
  ['day', '2024-02-28', '2024-03-01T00:00+01:00', 2],
  ['day', '2026-03-28', '2026-03-30T00:00+02:00', 2],
  ['all', '2026-01-01', '2026-05-05T00:00+02:00', 0],
] as const)('by the %s from %s, %s has place %i', (scale, from, time, place) => {
  expect(placeIn(from, scale, amsterdam)(Date.parse(time))).toBe(place);
});

test.each([
  ['minute', '2026-11-21T12:00+01:00', '2026-11-21T12:01+01:00'],
  ['hour', '2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00'],
  ['day', '2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00'],
  ['week', '2026-12-28T00:00+01:00', '2027-01-04T00:00+01:00'],
  ['month', '2024-02-01T00:00+01:00', '2024-03-01T00:00+01:00'],
  ['quarter', '2026-10-01T00:00+02:00', '2027-01-01T00:00+01:00'],
  ['year', '2026-01-01T00:00+01:00', '2027-01-01T00:00+01:00'],
] as const)('the %s that begins at %s is over at %s', (scale, time, end) => {
  expect(endOfUnit(Date.parse(time), scale, amsterdam)).toBe(Date.parse(end));
});

test('by the hour a day on which the clocks change shifts no other day', () => {
  const [now, before] = [placeIn('2026-03-28', 'hour', amsterdam), placeIn('2026-03-21', 'hour', amsterdam)];
  const at = (text: string) => Date.parse(text);
  expect(now(at('2026-03-30T09:00+02:00'))).toBe(before(at('2026-03-23T09:00+01:00')));
  expect(now(at('2026-03-28T09:00+01:00'))).toBe(before(at('2026-03-21T09:00+01:00')));
});

test('no side of a picture is longer than a browser can draw (REQUIREMENTS 226)', () => {
  expect(pixelsPerUnit({ width: 1200, height: 682 })).toBe(2);
  for (const height of [8192, 8193, 25_120, 500_000]) {
    const scale = pixelsPerUnit({ width: 1200, height });
    expect(Math.floor(height * scale)).toBeLessThanOrEqual(16_384);
  }
});

test('a document has a page for each picture, and says where everything is (REQUIREMENTS 226)', async () => {
  const jpeg = new Uint8Array([255, 216, 255, 217]);
  const pdf = pdfOf([
    { jpeg, width: 1200, height: 800 },
    { jpeg, width: 600, height: 3000 },
  ]);
  const bytes = new Uint8Array(await new Response(pdf).arrayBuffer());
  const text = [...bytes].map((code) => String.fromCharCode(code)).join('');
  expect(text.match(/\/Type \/Page /g)).toHaveLength(2);
  // By one scale: the second picture is half as wide and as high as the page allows.
  const drawn = [...text.matchAll(/q ([\d.]+) 0 0 ([\d.]+) 36/g)].map(([, ...sides]) => sides.map(Number));
  expect(drawn).toEqual([
    [209.2, 139.47],
    [104.6, 523],
  ]);
  expect(text).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(8);
  places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
});
