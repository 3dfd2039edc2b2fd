const MINUTE = 60_000;

/** Pauses between the attempts to deliver a mail or a ticket, in milliseconds. */
export const PAUSES = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE);
