import { textOf } from '../architecture/files';
import { contrast } from '../support/browser/contrast';

const css = textOf('src/ui/tokens.css');

function colour(token: string, theme: 'light' | 'dark'): string {
  const found = new RegExp(`--${token}:\\s*light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = found?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`--${token} is not a pair of colours`);
  return value;
}

const plain = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-selected'];
const tints = ['info-tint', 'success-tint', 'warning-tint', 'danger-tint'];
const cards = ['surface', 'surface-raised', 'surface-sunken'];

/** Foreground, backgrounds, and what WCAG 2.2 asks: 4.5 for text, 3 for marks and parts of controls. */
const pairs: readonly [string, readonly string[], number][] = [
  ['text', [...plain, ...tints, 'accent-tint'], 4.5],
  ['text-muted', [...plain, ...tints], 4.5],
  ['text-faint', plain, 4.5],
  ['accent', [...plain, ...tints, 'accent-tint'], 4.5],
  ['accent-hover', [...plain, ...tints], 4.5],
  ['accent-active', plain, 4.5],
  ['text-on-solid', ['accent', 'accent-hover', 'accent-active', 'danger', 'danger-hover'], 4.5],
  ...['info', 'success', 'warning', 'danger'].flatMap((tone): [string, string[], number][] => [
    [`${tone}-text`, [...plain, `${tone}-tint`], 4.5],
    [`${tone}-line`, ['surface', 'surface-raised', `${tone}-tint`], 3],
  ]),
  ['line-control', plain, 3],
  ['focus', [...plain, ...tints], 3],
  ['line-rule', cards, 3],
  ['series-1', cards, 3],
  ['series-2', cards, 3],
];

const table = (['light', 'dark'] as const).flatMap((theme) =>
  pairs.flatMap(([token, backgrounds, least]) =>
    backgrounds.map((background) => ({ theme, token, background, least })),
  ),
);

test.each(table)('$theme: $token on $background reaches $least', ({ theme, token, background, least }) => {
  expect(contrast(colour(token, theme), colour(background, theme))).toBeGreaterThanOrEqual(least);
});

/** Nothing is placed on the backdrop; lines that only divide repeat the division by space and headings. */
const decoration = ['backdrop-opaque', 'line-hairline', 'series-grid'];

test('every colour is in the table, except for the backdrop and for lines that only divide', () => {
  const tokens = [...css.matchAll(/--([\w-]+):\s*light-dark\(#/g)].map(([, token]) => token ?? '');
  const used = new Set(table.flatMap(({ token, background }) => [token, background]));
  expect(tokens.length).toBeGreaterThan(25);
  expect(tokens.filter((token) => !used.has(token))).toEqual(decoration);
});

test('the formula gives the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});
