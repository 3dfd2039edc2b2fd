const allowed = /^[\p{L}\p{N}\p{M} '’-]{1,255}$/u;

/** Letters of any script, digits, marks, blank, hyphen, apostrophe; 1 to 255 characters. */
export function isContactName(text: string): boolean {
  return text.trim() !== '' && allowed.test(text);
}

/**
 * Returns a contact's name as it is shown; what is missing of it comes as the word "null" from the other server (WIRE T24).
 */
export function shownName(name: string | null | undefined): string {
  return (name ?? '')
    .split(/\s+/)
    .filter((word) => word !== 'null')
    .join(' ')
    .trim();
}

/**
 * Returns what is sent for a name that came with that word. The other server compares it with its own, word and all, split
 * at the first blank into given name and surname: what nobody has changed goes back as it came, and a surname stays one.
 */
export function sentName(name: string, cameAs: string | undefined): string {
  const typed = name.trim();
  if (cameAs === undefined) return name;
  if (typed === shownName(cameAs)) return cameAs;
  return /^null\s/.test(cameAs) && !/\s/.test(typed) ? `null ${typed}`.trim() : name;
}
