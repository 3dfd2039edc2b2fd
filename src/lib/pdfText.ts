/** The characters of WinAnsiEncoding from 0x80 to 0x9f (ISO 32000-1, annex D); a blank for a gap. */
const beyondLatin = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Blanks and signs of numbers that the encoding lacks, and what looks like them. */
const alike: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2009': '\u00a0', '\u2212': '–' };

function byteOf(character: string): number | undefined {
  const seen = alike[character] ?? character;
  const code = seen.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  const place = beyondLatin.indexOf(seen);
  return place < 0 ? undefined : 0x80 + place;
}

/** Tells whether the fonts that every PDF reader has can write a text: they cover Western Europe. */
export function isPdfText(text: string): boolean {
  return [...text].every((character) => byteOf(character) !== undefined);
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Returns a text in WinAnsiEncoding, as a hexadecimal string. */
export function pdfBytes(text: string): string {
  return `<${[...text].map((character) => hex(byteOf(character) ?? 0x3f, 2)).join('')}>`;
}

/** Returns a text of any script in UTF-16, as a hexadecimal string. */
export function pdfTitle(text: string): string {
  return `<feff${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')}>`;
}
