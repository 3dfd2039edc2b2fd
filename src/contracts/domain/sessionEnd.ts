/** Name in `extensions` of `/users/me` where the server tells when a session ends, and puts that off. */
export const SESSION_END_EXTENSION = 'sessionEnd';

/** The end of a login, as the server told it. */
export interface SessionEnd {
  /** Seconds from the answer. */
  readonly left: number;
  /** Milliseconds since 1970 by this window's clock. */
  readonly at: number;
  /** Whether the end can be put off; otherwise it comes whatever the person does. */
  readonly renewable: boolean;
}

const LONGEST_LEAD_SECONDS = 5 * 60;

/**
 * Returns how many seconds before the end the warning comes: five minutes, or a third of what is left where that is less.
 */
export function leadOf({ left }: SessionEnd): number {
  return Math.min(LONGEST_LEAD_SECONDS, left / 3);
}
