const MINUTE = 60_000;

/** Pauses, in milliseconds, between the attempts to deliver a mail or a ticket. */
export const PAUSES = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE);
