import { DatabaseUnavailable } from './unavailable';

/** Lets so many in at once; the others wait in their order, and no longer than so many milliseconds. */
export class Gate {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    places: number,
    private readonly longestMs: number,
  ) {
    this.free = places;
  }

  /** Throws DatabaseUnavailable where its turn does not come in time. */
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
