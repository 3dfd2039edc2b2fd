const allowed = /^[\p{L}\p{N}\p{M} '’-]{1,255}$/u;

/**
 * Returns whether a name has only letters of any script, digits, marks, blanks, hyphens and apostrophes, 1 to 255
 * characters.
 */
export function isContactName(text: string): boolean {
  return text.trim() !== '' && allowed.test(text);
}

/** Returns a contact's name for display. The other server sends the word "null" for a missing part (WIRE T24). */
export function shownName(name: string | null | undefined): string {
  return (name ?? '')
    .split(/\s+/)
    .filter((word) => word !== 'null')
    .join(' ')
    .trim();
}

/**
 * Returns the name to send for one that was received with that word. The other server splits it at the first blank into
 * given name and surname and compares both with its own, the word included. So an unchanged name is sent back as it was
 * received, and a surname stays a surname.
 */
export function sentName(name: string, cameAs: string | undefined): string {
  const typed = name.trim();
  if (cameAs === undefined) return name;
  if (typed === shownName(cameAs)) return cameAs;
  return /^null\s/.test(cameAs) && !/\s/.test(typed) ? `null ${typed}`.trim() : name;
}
