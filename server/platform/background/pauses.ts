const MINUTE = 60_000;

/** What could not be delivered, mails and tickets alike, is tried again after these pauses, in milliseconds. */
export const PAUSES = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE);
