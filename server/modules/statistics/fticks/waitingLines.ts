/** How many characters may wait to be stored; whoever sends more waits. */
const MOST_CHARACTERS = 8_000_000;

/** Lines that have come and are not stored yet. */
export class WaitingLines {
  private lines: readonly string[] = [];
  private coming: string[] = [];
  private characters = 0;
  private wake: () => void = () => undefined;

  get count(): number {
    return this.lines.length + this.coming.length;
  }

  get isFull(): boolean {
    return this.characters >= MOST_CHARACTERS;
  }

  add(line: string): void {
    this.coming.push(line);
    this.characters += line.length;
    if (this.isFull) this.wake();
  }

  /** Resolves after so many milliseconds, or sooner: once there is room for no more, or when it is told to hurry. */
  async gathered(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
  }

  hurry(): void {
    this.wake();
  }

  /** Returns the lines that are to be stored now; the same ones again until they are done. */
  oldest(): readonly string[] {
    if (this.lines.length === 0) [this.lines, this.coming] = [this.coming, []];
    return this.lines;
  }

  /** Forgets the lines that `oldest` has returned. */
  done(): void {
    this.characters -= this.lines.reduce((sum, line) => sum + line.length, 0);
    this.lines = [];
  }
}
