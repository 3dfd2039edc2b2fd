/** Numbers, pictures and documents as files, and the numbers of a comparison. */
import { createIntl } from 'react-intl';
import type { PlotTexts } from '../../../src/features/statistics/plot/plotTexts';
import { seriesSheet } from '../../../src/features/statistics/figures/seriesSheet';
import {
  comparisonOf,
  differenceOf,
  pairedPoints,
} from '../../../src/features/statistics/figures/comparison';
import { countedDays, endOfUnit, placeIn } from '../../../src/features/statistics/controls/unitsOfPeriod';
import { heightOfPage, pdfOf, type PdfPicture } from '../../../src/lib/pdf';
import { pixelsPerUnit } from '../../../src/lib/pictureSize';

const places = { now: (time: number) => time - 100, before: (time: number) => time };

test('periods are compared over the units that are over and counted in both', () => {
  const now = [10, 20, 30].map((logins, time) => ({ time: 100 + time, logins }));
  const then = [5, 25, 60].map((logins, time) => ({ time, logins }));
  expect(comparisonOf(pairedPoints(now, then, places), true)).toEqual({
    now: 60,
    then: 90,
    cut: false,
    partly: false,
  });
  expect(comparisonOf(pairedPoints(now, then, places), false)).toEqual({
    now: 30,
    then: 30,
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
    partly: true,
  });
  // The whole period as one number is compared although it still runs.
  expect(comparisonOf(pairedPoints(now.slice(0, 1), then, places), false)).toMatchObject({
    then: 5,
    cut: false,
  });
  expect(differenceOf({ logins: 3, before: {} })).toBeUndefined();
});

test('a unit is beside the one in its place, even if the period before starts with a gap', () => {
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

test.each([
  ['minute', '2026-11-21T12:00+01:00', '2026-11-21T11:00:00Z', '2026-11-21T11:00:59Z'],
  ['hour', '2026-03-29T01:00+01:00', '2026-03-29T00:00:00Z', '2026-03-29T00:59:59Z'],
  ['hour', '2026-10-25T02:00+02:00', '2026-10-25T00:00:00Z', '2026-10-25T00:59:59Z'],
  ['hour', '2026-10-25T02:00+01:00', '2026-10-25T01:00:00Z', '2026-10-25T01:59:59Z'],
  ['day', '2026-03-29T00:00+01:00', '2026-03-29', '2026-03-29'],
  ['day', '2026-10-25T00:00+02:00', '2026-10-25', '2026-10-25'],
  ['week', '2026-12-28T00:00+01:00', '2026-12-28', '2027-01-03'],
  ['month', '2026-10-01T00:00+02:00', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-01-01T00:00+01:00', '2026-01-01', '2026-03-31'],
  ['year', '2024-01-01T00:00+01:00', '2024-01-01', '2024-12-31'],
  ['all', '2026-01-01T00:00+01:00', '2026-01-02', '2026-05-05'],
] as const)(
  'the row of the %s that begins at %s counts from %s up to and including %s',
  (scale, time, ...span) => {
    const period = { scale, auto: false, from: '2026-01-02', to: '2026-05-05', service: null } as const;
    const about = { zone: amsterdam, subject: 'All', institution: 'North', users: false, compared: false };
    const [head, row] = seriesSheet(
      {
        ...about,
        points: [{ time: Date.parse(time), logins: 1 }],
        period: { ...period, today: '2026-11-28', only: null, perService: false, compared: false },
        pointBefore: String,
      },
      { logins: 'Logins', point: String, count: String } as unknown as PlotTexts,
      createIntl({ locale: 'en', onError: () => undefined }),
    );
    const at = head?.indexOf('statistics.from') ?? 0;
    expect(row?.slice(at, at + 2)).toEqual(span);
  },
);

test.each([
  ['week', '2021-01-01', '2026-11-28', '2020-12-28', '2026-11-28'],
  ['week', '2026-03-04', '2026-03-11', '2026-03-02', '2026-03-15'],
  ['week', '2026-03-02', '2026-03-15', '2026-03-02', '2026-03-15'],
  ['week', '2026-10-26', '2026-11-24', '2026-10-26', '2026-11-28'],
  ['day', '2026-03-04', '2026-03-11', '2026-03-04', '2026-03-11'],
  ['month', '2026-03-01', '2026-11-28', '2026-03-01', '2026-11-28'],
  ['all', '2026-03-04', '2026-03-11', '2026-03-04', '2026-03-11'],
] as const)('by the %s, %s to %s counts from %s to %s', (scale, from, to, first, last) => {
  expect(countedDays({ from, to }, scale, '2026-11-28')).toEqual({ from: first, to: last });
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

/** Returns the bytes of a document as characters. */
async function documentOf(
  pictures: readonly Omit<PdfPicture, 'jpeg' | 'pixels'>[],
  title = '',
): Promise<string> {
  const jpeg = new Uint8Array([255, 216, 255, 217]);
  const whole = pictures.map((picture) => ({ ...picture, jpeg, pixels: { width: 7, height: 9 } }));
  const bytes = await new Response(pdfOf(whole, { title, language: 'en-GB' })).arrayBuffer();
  return [...new Uint8Array(bytes)].map((code) => String.fromCharCode(code)).join('');
}

test('a document has a page for each picture, and describes everything (REQUIREMENTS 226)', async () => {
  const text = await documentOf([
    { width: 1200, height: 800, texts: [] },
    { width: 600, height: 3000, texts: [] },
  ]);
  expect(text.match(/\/Type \/Page /g)).toHaveLength(2);
  // On one scale: the second picture is half as wide and as high as the page allows.
  const drawn = [...text.matchAll(/q ([\d.]+) 0 0 ([\d.]+) 36/g)].map(([, ...sides]) => sides.map(Number));
  expect(drawn).toEqual([
    [209.2, 139.47],
    [104.6, 523],
  ]);
  expect(text).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(11);
  places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
});

test('a document has a title in any script, and its texts as text at their place in the picture', async () => {
  const look = { size: 13, bold: false, colour: [0, 0.5, 1], stretch: 90 };
  const width = 1200;
  const height = heightOfPage(width);
  const texts = [
    { ...look, text: 'Café – 1\u202f000 €', x: 0, y: height },
    { ...look, text: 'Łódź', x: 0, y: 0 },
  ];
  const text = await documentOf([{ width, height, texts }], 'Logins: Łódź');
  const hexOf = (said: string) =>
    [...said].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  expect(text).toContain(`/Title <feff${hexOf('Logins: Łódź')}>`);
  expect(text).toContain('/Lang (en-GB)');
  // At the lower left corner of a page that the picture fills, by the bytes of WinAnsiEncoding.
  const shown = /Tf 90\.000 Tz 0\.000 0\.500 1\.000 rg (\S+) (\S+) Td <(\w+)> Tj/.exec(text) ?? [];
  expect(shown.slice(1, 3).map(Number)).toEqual([36, expect.closeTo(36, 0)]);
  expect(shown[3]).toBe('436166e920962031a03030302080');
  expect(text.match(/ Tj/g)).toHaveLength(1);
});
