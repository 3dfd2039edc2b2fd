/**
 * Returns text that may stand in a header, and be stored: no line break, no control character, lone surrogate or mark of
 * direction, no longer than the limit.
 */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
