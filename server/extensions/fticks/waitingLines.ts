/** Maximum number of characters that wait to be stored; beyond it, senders have to wait. */
const MOST_CHARACTERS = 10_000_000;
/** Overhead of a line besides its own characters, so that many short lines are as bounded as a few long ones. */
const LINE_CHARACTERS = 64;

/** Lines that were received and are not stored yet. */
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
    this.characters += costOf(line);
    if (this.isFull) this.wake();
  }

  /** Resolves after this many milliseconds, or sooner: once the buffer is full, or on a call to hurry. */
  async untilFull(ms: number): Promise<void> {
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

  /** Returns the next lines to store; the same ones again until they are done. */
  oldest(): readonly string[] {
    if (this.lines.length === 0) [this.lines, this.coming] = [this.coming, []];
    return this.lines;
  }

  /** Removes the lines that `oldest` has returned. */
  done(): void {
    this.characters -= this.lines.reduce((sum, line) => sum + costOf(line), 0);
    this.lines = [];
  }
}

function costOf(line: string): number {
  return line.length + LINE_CHARACTERS;
}
