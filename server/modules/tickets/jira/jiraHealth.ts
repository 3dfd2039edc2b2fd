const LONGEST_PAUSE_MS = 60_000;

/** What the last calls say about the server; times are milliseconds of the clock that it is given. */
export class JiraHealth {
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

  /** Notes that the server has had enough of us; zero seconds: it says that it has room again. */
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

  /** Tells whether nothing was heard of it for so long. */
  isQuiet(forMs: number): boolean {
    return this.clock() - this.lastAnswer >= forMs;
  }
}
