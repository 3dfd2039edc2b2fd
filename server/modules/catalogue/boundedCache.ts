import { LRUCache } from 'lru-cache';

/**
 * Keeps what was used last within a bound of bytes. Whoever asks for what is being made waits for it: nothing is
 * made twice, and what fails is not kept. Sizes are at least 1.
 */
export class BoundedCache<T extends NonNullable<unknown>> {
  private readonly kept: LRUCache<string, T>;
  /** It stands beside the cache, which would drop it for others: the cache's `fetch` evicts what is under way, too. */
  private readonly underWay = new Map<string, Promise<T>>();

  constructor(maxSize: number, sizeCalculation: (value: T) => number) {
    this.kept = new LRUCache({ maxSize, sizeCalculation });
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key) ?? this.underWay.get(key);
    if (known !== undefined) return known;
    const making = make();
    this.underWay.set(key, making);
    try {
      const value = await making;
      this.kept.set(key, value);
      return value;
    } finally {
      this.underWay.delete(key);
    }
  }
}
