/** Tells whether the keyboard has the command key, which shortcuts use on a Mac. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
