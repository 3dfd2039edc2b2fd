/** Limits of every external ticket system. */
export interface RemoteLimits {
  /** Time limit of one of our calls, however many requests to the server it needs. */
  readonly timeoutMs: number;
  /** How long a server that has failed counts as down, unless it answers before. */
  readonly downMs: number;
  /** Interval for probing a server that is not used otherwise. */
  readonly probeMs: number;
  /** Maximum size of an answer in bytes. */
  readonly mostBytes: number;
  /** Maximum number of tickets that one search reads. */
  readonly mostTickets: number;
}

export const remoteLimits: RemoteLimits = {
  timeoutMs: 10_000,
  downMs: 30_000,
  probeMs: 15_000,
  mostBytes: 16 * 1024 * 1024,
  mostTickets: 20_000,
};
