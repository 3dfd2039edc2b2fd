/** A position in the write-ahead log (`pg_lsn`), as a number of bytes. */
export type Position = bigint;

/** Most positions of the database that are kept until the replica has reached them. */
const MOST = 600;

/** Reads a position as PostgreSQL writes it: `16/B374D848`. */
export function positionOf(lsn: string): Position {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * How far a replica is behind its database, by the clock of this process alone: it has everything up to the moment at which
 * the database was where the replica is now. A moment is in milliseconds of any clock that only goes forward. Whoever hears
 * nothing of either falls behind by that.
 */
export class ReplicaProgress {
  /** Where the database was, and when, as far as the replica has not got there. */
  private ahead: { readonly at: number; readonly position: Position }[] = [];
  private completeUntil = -Infinity;
  private reached: Position = -1n;

  /** Notes where the database was at a moment, and where the replica was after it. */
  note(at: number, database: Position, replica: Position): void {
    if (this.ahead.length < MOST) this.ahead.push({ at, position: database });
    this.reach(replica);
  }

  /** Notes where the replica is. */
  reach(replica: Position): void {
    this.reached = replica;
    const last = this.ahead.findLastIndex(({ position }) => position <= replica);
    const passed = this.ahead.splice(0, last + 1).at(-1);
    if (passed) this.completeUntil = passed.at;
  }

  /** Forgets everything, so that the replica counts as away until it is heard of. */
  lose(): void {
    this.ahead = [];
    this.completeUntil = -Infinity;
    this.reached = -1n;
  }

  hasReached(position: Position): boolean {
    return position <= this.reached;
  }

  /** Returns by how many milliseconds the replica is behind at most; Infinity: nothing is known of it. */
  lagMs(now: number): number {
    return now - this.completeUntil;
  }
}
