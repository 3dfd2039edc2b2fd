import { makeRandom, type Random } from '../random';

/** Matching pairs of colours, each with a contrast of at least 3:1 on white. */
const PAIRS = [
  ['#2f5d8a', '#c2703d'],
  ['#35707f', '#b0567a'],
  ['#3d7a6b', '#8a6bb0'],
  ['#5b7340', '#2f6f9f'],
  ['#6b5b95', '#3f8577'],
  ['#8a4f3d', '#5f7d46'],
  ['#7d4a6e', '#a8772b'],
  ['#4a5a7a', '#b3603f'],
] as const;

/**
 * Marks are drawn in a square of 64, around its centre. None of them is a letter, so that they differ from initials.
 */
const LARGE = [
  '<path d="M8 32a24 24 0 0 1 48 0Z"/><path d="M14 38h36v14H14Z"/>',
  '<path d="M32 6 58 32 32 58 6 32Z"/>',
  '<path d="M8 8h48a48 48 0 0 1-48 48Z"/>',
  '<path d="M32 8 60 56H4Z"/>',
  '<path d="M32 5 55 18v28L32 59 9 46V18Z"/>',
  '<path d="M8 8h22v22H8ZM34 34h22v22H34Z"/><circle cx="45" cy="19" r="11"/>',
  '<path d="M4 44c10-16 18-16 28 0s18 16 28 0v14H4Z"/><path d="M4 20c10-16 18-16 28 0s18 16 28 0v14H4Z"/>',
  '<circle cx="22" cy="32" r="18"/><path d="M40 14h20v36H40Z"/>',
] as const;
const SMALL = [
  '<circle cx="32" cy="32" r="9"/>',
  '<path d="M32 20 44 32 32 44 20 32Z"/>',
  '<path d="M22 22h20v20H22Z"/>',
  '<path d="M20 38a12 12 0 0 1 24 0Z"/>',
  '<path d="M32 20 45 43H19Z"/>',
] as const;

const NAME = /^[0-9a-f]{6}$/;

/** Returns the name of a mark by its number of 24 bits; it is part of the mark's address. */
export function markName(number: number): string {
  return number.toString(16).padStart(6, '0');
}

/** Returns a logo as SVG, always the same for one name; `undefined` if the name is invalid. */
export function drawMark(name: string): string | undefined {
  if (!NAME.test(name)) return undefined;
  const random = makeRandom(Number.parseInt(name, 16));
  const [first, second] = random.pick(PAIRS);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${[
    `<g fill="${first}"${turned(random, 90)}>${random.pick(LARGE)}</g>`,
    `<g fill="${second}" stroke="#ffffff" stroke-width="3"${turned(random, 45)}>${random.pick(SMALL)}</g>`,
  ].join('')}</svg>`;
}

/** Rotates a mark; a large one fits into its square by quarter turns only. */
function turned(random: Random, degrees: 45 | 90): string {
  return ` transform="rotate(${random.between(0, 360 / degrees - 1) * degrees} 32 32)"`;
}
