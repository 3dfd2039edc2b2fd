/** Colour as `#rrggbb`. */
export type Colour = string;

/** Accent of one theme, with the colours derived from it. */
interface Accent {
  readonly accent: Colour;
  readonly hover: Colour;
  readonly active: Colour;
  /** Background of selected items. */
  readonly tint: Colour;
}

interface Theme {
  readonly name: 'light' | 'dark';
  /** Backgrounds of the accent, as in the tokens of the client (`src/ui/tokens.css`). */
  readonly surfaces: readonly Colour[];
  /** Text colour on a button of this colour. */
  readonly onSolid: Colour;
  /** Target colour of hover and pressed states, away from the surface. */
  readonly away: Colour;
  readonly moves: readonly [hover: number, active: number];
}

const LIGHT: Theme = {
  name: 'light',
  surfaces: ['#ffffff', '#f3f6f6', '#eef3f4'],
  onSolid: '#ffffff',
  away: '#000000',
  moves: [0.2, 0.4],
};
const DARK: Theme = {
  name: 'dark',
  surfaces: ['#12181b', '#0c1113', '#1a2226', '#1d262a'],
  onSolid: '#08191f',
  away: '#ffffff',
  moves: [0.25, 0.45],
};
const TINT = 0.88;
/** WCAG 2.2, 1.4.3: links and buttons have the accent colour. */
const ENOUGH = 4.5;
const STEP = 0.05;

/** Accent in both themes, or the fault in the words of the log. */
export type Accents =
  { readonly light: Accent; readonly dark: Accent } | { readonly of: Theme['name']; readonly fault: string };

/**
 * Makes the accents from a colour. If none is given for dark surfaces, takes the nearest lighter one that is readable.
 */
export function accentsOf(colour: Colour, given?: Colour): Accents {
  const light = accentIn(LIGHT, colour);
  const dark = accentIn(DARK, given ?? lightened(colour));
  const ofLight = faultOf(LIGHT, light);
  if (ofLight !== undefined) return { of: 'light', fault: ofLight };
  const ofDark = faultOf(DARK, dark);
  return ofDark === undefined ? { light, dark } : { of: 'dark', fault: ofDark };
}

function accentIn({ surfaces, away, moves }: Theme, accent: Colour): Accent {
  const [hover, active] = moves;
  return {
    accent,
    hover: mixed(accent, away, hover),
    active: mixed(accent, away, active),
    tint: mixed(accent, surfaces[0] ?? away, TINT),
  };
}

function lightened(colour: Colour): Colour {
  for (let part = 0; part < 1; part += STEP) {
    const lighter = mixed(colour, '#ffffff', part);
    if (faultOf(DARK, accentIn(DARK, lighter)) === undefined) return lighter;
  }
  return '#ffffff';
}

/** Returns the first pair of colours with too little contrast. */
function faultOf(
  { name, surfaces, onSolid }: Theme,
  { accent, hover, active, tint }: Accent,
): string | undefined {
  const behind = [...surfaces, tint].map((surface) => [accent, surface, 'links'] as const);
  const solid = [accent, hover, active].map((one) => [onSolid, one, 'text on buttons'] as const);
  const bad = [...behind, ...solid].find(([a, b]) => contrast(a, b) < ENOUGH);
  if (!bad) return undefined;
  const [front, back, what] = bad;
  const ratio = (Math.floor(contrast(front, back) * 100) / 100).toFixed(2);
  return `${what} on ${name} surfaces could not be read: ${front} on ${back} has a contrast of ${ratio}, and ${ENOUGH} is needed`;
}

/** Returns the style sheet that replaces the product's own accents. */
export function styleOf({ light, dark }: Exclude<Accents, { fault: string }>): string {
  const rule = (token: string, part: keyof Accent) => `--${token}:light-dark(${light[part]},${dark[part]})`;
  const rules = [
    rule('accent', 'accent'),
    rule('accent-hover', 'hover'),
    rule('accent-active', 'active'),
    rule('accent-tint', 'tint'),
    rule('surface-selected', 'tint'),
  ];
  // More specific than the tokens, so that the order of the style sheets does not matter.
  return `html:root{${rules.join(';')}}\n`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

/** Mixes a part of another colour into a colour, from 0 to 1. */
function mixed(colour: Colour, other: Colour, part: number): Colour {
  const others = channels(other);
  const both = channels(colour).map((one, index) =>
    Math.round(one * (1 - part) + (others[index] ?? 0) * part),
  );
  return `#${both.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
