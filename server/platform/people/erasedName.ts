/** Replacement of a removed name, in every language. */
export const ERASED_NAME = '—';
