/** Limits of every ticket system elsewhere. */
export interface RemoteLimits {
  /** Time limit of one of our calls, however many calls of the server it needs. */
  readonly timeoutMs: number;
  /** How long a server that has failed counts as down, unless it answers before. */
  readonly downMs: number;
  /** How often a server that is not used otherwise is asked whether it is there. */
  readonly probeMs: number;
  /** Largest answer that is read, in bytes. */
  readonly mostBytes: number;
  /** Most tickets that one search looks through. */
  readonly mostTickets: number;
}

export const remoteLimits: RemoteLimits = {
  timeoutMs: 10_000,
  downMs: 30_000,
  probeMs: 15_000,
  mostBytes: 16 * 1024 * 1024,
  mostTickets: 20_000,
};
