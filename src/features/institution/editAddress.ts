import type { EditTarget } from './scorecard/scorecard.types';

/** Where the form is; `field` is what it opens at. */
export function editAddress(field?: EditTarget) {
  return { pathname: '/my-idp/edit', ...(field && { search: `?field=${field}` }) };
}
