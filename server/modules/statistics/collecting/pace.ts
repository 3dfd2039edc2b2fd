import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Maximum duration of a piece of work. A request uses the database several times, and may wait for a piece each time.
 */
const PIECE_MS = 20;
/** Amount of short work without a rest. */
const UNNOTICED_MS = 8;
/** Duration of the rest in relation to the work, so that a request that has begun is answered before the next piece. */
const REST = 0.3;
const LONGEST_REST_MS = 15;

/**
 * Cuts work that may take minutes into pieces with rests between them, so that the server answers requests meanwhile.
 */
export class Pace {
  private worked = 0;
  private size: number;

  /** `least` and `most` bound the amount of work in a piece, in the unit of `piece`. */
  constructor(
    private readonly bounds: { readonly least: number; readonly most: number },
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.size = bounds.least;
  }

  /** Returns the amount of the next piece, based on the duration of the last ones. */
  get atOnce(): number {
    return this.size;
  }

  /** Does a piece of work of this amount, learns from its duration, and rests. */
  async piece<Result>(amount: number, work: () => Result | Promise<Result>): Promise<Result> {
    const start = this.clock();
    const result = await work();
    const took = this.clock() - start;
    const fitting = (amount / Math.max(took, 0.1)) * PIECE_MS;
    // A slow piece counts fully, a fast one only in part, since it may have been an exception.
    const next = Math.min(fitting, this.size * 1.5);
    this.size = Math.round(Math.min(this.bounds.most, Math.max(this.bounds.least, next)));
    await this.rest(took);
    return result;
  }

  private async rest(took: number): Promise<void> {
    this.worked += took;
    if (this.worked < UNNOTICED_MS) {
      await setImmediate();
      return;
    }
    const rest = Math.min(LONGEST_REST_MS, this.worked * REST);
    this.worked = 0;
    await setTimeout(rest);
  }
}
