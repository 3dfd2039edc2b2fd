/**
 * Tells whether the browser knows the youngest thing that the application stands on; boot.css asks the same (REQUIREMENTS
 * 15).
 */
export function isSupported({
  CSS,
}: {
  readonly CSS?: Partial<Pick<typeof globalThis.CSS, 'supports'>>;
}): boolean {
  return CSS?.supports?.('selector(:popover-open)') === true;
}
