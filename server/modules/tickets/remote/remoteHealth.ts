const LONGEST_PAUSE_MS = 60_000;

/** Derives the state of the server from the last calls. Times are milliseconds of the given clock. */
export class RemoteHealth {
  private downUntil = -Infinity;
  private pausedUntil = -Infinity;
  private lastAnswer = -Infinity;

  constructor(
    private readonly downMs: number,
    private readonly clock: () => number,
  ) {}

  /** Records that the server works, even if it refused one request. */
  answered(): void {
    this.lastAnswer = this.clock();
    this.downUntil = -Infinity;
  }

  failed(): void {
    this.downUntil = this.clock() + this.downMs;
  }

  /** Records that the server asks to wait this many seconds; zero: no longer. */
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

  /** Returns whether the server has not answered for this long. */
  isQuiet(forMs: number): boolean {
    return this.clock() - this.lastAnswer >= forMs;
  }
}
