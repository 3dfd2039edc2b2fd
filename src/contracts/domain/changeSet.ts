/** Name in `extensions` of `/users/me` where changes of many services are gathered, and sent as one request. */
export const CHANGE_SET_EXTENSION = 'changeSet';

/** The most lines that one call adds. */
export const MOST_LINES = 1_000;
