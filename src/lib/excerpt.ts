const before = 30;
const after = 70;

/** The part of a text around a place in it, with an ellipsis where something is left out. */
export function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - before);
  const to = Math.min(text.length, at + after);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
