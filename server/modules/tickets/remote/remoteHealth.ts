const LONGEST_PAUSE_MS = 60_000;

/** Tells from the last calls how the server is. Times are milliseconds of the given clock. */
export class RemoteHealth {
  private downUntil = -Infinity;
  private pausedUntil = -Infinity;
  private lastAnswer = -Infinity;

  constructor(
    private readonly downMs: number,
    private readonly clock: () => number,
  ) {}

  /** Notes that the server did its work, if only by refusing one request. */
  answered(): void {
    this.lastAnswer = this.clock();
    this.downUntil = -Infinity;
  }

  failed(): void {
    this.downUntil = this.clock() + this.downMs;
  }

  /** Notes that the server asks to wait this many seconds; zero: not any more. */
  limited(seconds: number): void {
    const pause = Math.min(seconds * 1000, LONGEST_PAUSE_MS);
    this.pausedUntil = this.clock() + pause;
  }

  isPaused(): boolean {
    return this.clock() < this.pausedUntil;
  }

  isDown(): boolean {
    return this.isPaused() || this.clock() < this.downUntil;
  }

  /** Tells whether the server was not heard of for this long. */
  isQuiet(forMs: number): boolean {
    return this.clock() - this.lastAnswer >= forMs;
  }
}
