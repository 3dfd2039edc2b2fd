import { DatabaseUnavailable } from './unavailable';

/** Runs a limited number of tasks at once. Others wait in order of arrival, for a limited number of milliseconds. */
export class Gate {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    places: number,
    private readonly longestMs: number,
  ) {
    this.free = places;
  }

  /** Number of waiting tasks. */
  get waits(): number {
    return this.waiting.length;
  }

  /** Runs the work when its turn comes. Throws DatabaseUnavailable if that takes too long. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(new DatabaseUnavailable('Too many changes wait for the database'));
      }, this.longestMs);
      this.waiting.push(turn);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
