/** Name in `extensions` of `/users/me` if the server sends the end of a session, and can postpone it. */
export const SESSION_END_EXTENSION = 'sessionEnd';

/** The end of a login, from the server. */
export interface SessionEnd {
  /** Seconds from the answer. */
  readonly left: number;
  /** Milliseconds since 1970 by this window's clock. */
  readonly at: number;
  /** True if the end can be postponed; otherwise activity does not change it. */
  readonly renewable: boolean;
}

const LONGEST_LEAD_SECONDS = 5 * 60;

/**
 * Returns the number of seconds before the end at which the warning appears: five minutes, or a third of the remaining
 * time if that is less.
 */
export function leadOf({ left }: SessionEnd): number {
  return Math.min(LONGEST_LEAD_SECONDS, left / 3);
}
