interface Entry<T> {
  readonly value: Promise<T>;
  /** 0 while it is being made. */
  bytes: number;
}

/**
 * Keeps what was used last within a bound of bytes. Whoever asks for what is being made waits for it: nothing is
 * made twice, and what fails is not kept. Sizes are at least 1.
 */
export class BoundedCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly sizeOf: (value: T) => number,
  ) {}

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.value;
    }
    const entry: Entry<T> = { value: make(), bytes: 0 };
    this.entries.set(key, entry);
    entry.value.then(
      (value) => this.grow(key, entry, this.sizeOf(value)),
      () => this.drop(key, entry),
    );
    return entry.value;
  }

  private grow(key: string, entry: Entry<T>, bytes: number): void {
    if (this.entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.bytes += bytes;
    for (const [oldKey, old] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      if (old.bytes > 0) this.drop(oldKey, old);
    }
  }

  private drop(key: string, entry: Entry<T>): void {
    if (this.entries.get(key) !== entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}
