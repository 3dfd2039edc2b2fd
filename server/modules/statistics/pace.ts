import { setImmediate, setTimeout } from 'node:timers/promises';

/** How long others wait for a piece of work. A request asks the database several times, and may wait each time. */
const PIECE_MS = 20;
/** Short work needs no rest of its own: that much of it may come together. */
const UNNOTICED_MS = 8;
/**
 * Part of the time worked that is rested afterwards, so that a request that has begun gets through before the next piece
 * begins.
 */
const REST = 0.3;
const LONGEST_REST_MS = 15;

/** How work that may take minutes is cut and spread, so that a server does everything else meanwhile. */
export class Pace {
  private worked = 0;
  private size: number;

  /** `least` and `most`: amounts of work, in whatever unit `piece` is told. */
  constructor(
    private readonly bounds: { readonly least: number; readonly most: number },
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.size = bounds.least;
  }

  /** The amount that is to be done at a stretch: what the last pieces took says how much that is. */
  get atOnce(): number {
    return this.size;
  }

  /** Does a piece of work of this amount, learns from it and rests. */
  async piece<Result>(amount: number, work: () => Result | Promise<Result>): Promise<Result> {
    const start = this.clock();
    const result = await work();
    const took = this.clock() - start;
    const fitting = (amount / Math.max(took, 0.1)) * PIECE_MS;
    // What was slow once is believed at once, what was quick only by and by.
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
