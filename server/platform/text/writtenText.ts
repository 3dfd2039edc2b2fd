/** Trims a person's text. */
export function writtenText(text = ''): string {
  return text.trim();
}
