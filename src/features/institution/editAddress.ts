import type { EditTarget } from './scorecard/scorecard.types';

/** Returns the address of the form, which opens at `field`. */
export function editAddress(field?: EditTarget) {
  return { pathname: '/my-idp/edit', ...(field && { search: `?field=${field}` }) };
}
