/**
 * Tells whether the browser has the newest feature that the application needs; boot.css checks the same one
 * (REQUIREMENTS 15).
 */
export function isSupported({
  CSS,
}: {
  readonly CSS?: Partial<Pick<typeof globalThis.CSS, 'supports'>>;
}): boolean {
  return CSS?.supports?.('selector(:popover-open)') === true;
}
