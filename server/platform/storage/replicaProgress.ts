/** Position in the write-ahead log (`pg_lsn`), in bytes. */
export type Position = bigint;

/** Most positions of the database that are kept until the replica reaches them. */
const MOST = 600;

/** Parses a position as PostgreSQL writes it: `16/B374D848`. */
export function positionOf(lsn: string): Position {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * Lag of a replica behind its database, by the clock of this process alone: the replica has everything up to the time
 * when the database was at the replica's current position. Times are in milliseconds of a monotonic clock. Without news
 * of either the lag grows.
 */
export class ReplicaProgress {
  /** Positions of the database that the replica has not reached, with their times. */
  private ahead: { readonly at: number; readonly position: Position }[] = [];
  private completeUntil = -Infinity;
  private reached: Position = -1n;

  /** Stores the position of the database at a time, and the position of the replica after it. */
  note(at: number, database: Position, replica: Position): void {
    if (this.ahead.length < MOST) this.ahead.push({ at, position: database });
    this.reach(replica);
  }

  /** Stores the position of the replica. */
  reach(replica: Position): void {
    this.reached = replica;
    const last = this.ahead.findLastIndex(({ position }) => position <= replica);
    const passed = this.ahead.splice(0, last + 1).at(-1);
    if (passed) this.completeUntil = passed.at;
  }

  /** Clears everything, so that the replica counts as unavailable until its next report. */
  lose(): void {
    this.ahead = [];
    this.completeUntil = -Infinity;
    this.reached = -1n;
  }

  hasReached(position: Position): boolean {
    return position <= this.reached;
  }

  /** Returns the replica's lag in milliseconds at most; Infinity: unknown. */
  lagMs(now: number): number {
    return now - this.completeUntil;
  }
}
