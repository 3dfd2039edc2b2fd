import { normalise } from '../../lib/normalise';

export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text at the words that match the query, ignoring case and accents. The joined parts are the text. */
export function marked(text: string, query: string): MarkedPart[] {
  const words = normalise(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  const whole = normalise(text);
  if (!words.some((word) => whole.includes(word))) return [{ text, hit: false }];
  const characters = [...text];
  const folded = characters.map(normalise);
  const parts: MarkedPart[] = [];
  let plain = '';
  for (let index = 0; index < characters.length;) {
    const length = words.map((word) => matchLength(folded, index, word)).find((found) => found > 0) ?? 0;
    if (length === 0) {
      plain += characters[index];
      index += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, hit: false });
    plain = '';
    parts.push({ text: characters.slice(index, index + length).join(''), hit: true });
    index += length;
  }
  if (plain !== '' || parts.length === 0) parts.push({ text: plain, hit: false });
  return parts;
}

/** Returns how many characters from `start` on match the word; 0 if they do not. */
function matchLength(folded: readonly string[], start: number, word: string): number {
  let seen = '';
  for (let index = start; index < folded.length && seen.length < word.length; index += 1) {
    seen += folded[index];
    if (!word.startsWith(seen)) return 0;
    if (seen === word) return index - start + 1;
  }
  return 0;
}
