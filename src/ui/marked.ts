export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts a text at the places that match, without regard to case and accents; the parts joined give the text. */
export function marked(text: string, query: string): MarkedPart[] {
  const needle = fold(query.trim());
  if (needle === '') return [{ text, hit: false }];
  const characters = [...text];
  const folded = characters.map(fold);
  const parts: MarkedPart[] = [];
  let plain = '';
  for (let index = 0; index < characters.length;) {
    const length = matchLength(folded, index, needle);
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

function matchLength(folded: readonly string[], start: number, needle: string): number {
  let seen = '';
  for (let index = start; index < folded.length && seen.length < needle.length; index += 1) {
    seen += folded[index];
    if (!needle.startsWith(seen)) return 0;
    if (seen === needle) return index - start + 1;
  }
  return 0;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
