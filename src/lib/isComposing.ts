/**
 * Tells whether a key belongs to the composition of a word, as in Japanese: Enter then confirms the word. In Safari that
 * Enter comes after the composition, and only its key code says so.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
