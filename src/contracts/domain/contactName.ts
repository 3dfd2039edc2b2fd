const allowed = /^[\p{L}\p{N}\p{M} '’-]{1,255}$/u;

/** Letters of any script, digits, marks, blank, hyphen, apostrophe; 1 to 255 characters (decisions C12). */
export function isContactName(text: string): boolean {
  return text.trim() !== '' && allowed.test(text);
}

/** A contact's name as it is shown; what is missing of it comes as the word "null" from the other server (contract T24). */
export function toldName(name: string | null | undefined): string {
  return (name ?? '')
    .split(/\s+/)
    .filter((word) => word !== 'null')
    .join(' ')
    .trim();
}
