/** Tells whether the keyboard has the command key, which chords go by there. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
