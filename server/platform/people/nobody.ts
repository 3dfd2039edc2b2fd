/** What stands where a name was, in every language. */
export const NOBODY = '—';
