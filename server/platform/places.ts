interface Line {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Gives each key the same number of places. If none is free, those who want one wait in order of arrival. */
export class Places {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly most: number) {}

  /** Returns how many wait for a place of the key. */
  waiting(key: string): number {
    return this.lines.get(key)?.waiting.length ?? 0;
  }

  /** Resolves as soon as a place of the key is taken. A wait ends when `giveUp` aborts, with its reason. */
  async take(key: string, giveUp?: () => AbortSignal): Promise<void> {
    const line = this.lines.get(key) ?? { taken: 0, waiting: [] };
    this.lines.set(key, line);
    if (line.taken < this.most) {
      line.taken += 1;
      return;
    }
    const signal = giveUp?.();
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      line.waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        const at = line.waiting.indexOf(resolve);
        if (at === -1) return;
        line.waiting.splice(at, 1);
        reject(signal.reason);
      });
    });
  }

  /** Gives a taken place to the one that has waited longest. */
  give(key: string): void {
    const line = this.lines.get(key);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) return next();
    line.taken -= 1;
    if (line.taken === 0) this.lines.delete(key);
  }
}
