import { LRUCache } from 'lru-cache';

/**
 * Keeps the most recently used values, up to a number of bytes. Concurrent calls for one value share the same work. A
 * failure is not kept. Sizes are at least 1.
 */
export class BoundedCache<T extends NonNullable<unknown>> {
  private readonly cache: LRUCache<string, T>;
  /** Values in the making. They are outside of the cache, since the cache's own `fetch` would evict them. */
  private readonly underWay = new Map<string, Promise<T>>();

  constructor(maxSize: number, sizeCalculation: (value: T) => number) {
    this.cache = new LRUCache({ maxSize, sizeCalculation });
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.cache.get(key) ?? this.underWay.get(key);
    if (known !== undefined) return known;
    const making = make();
    this.underWay.set(key, making);
    try {
      const value = await making;
      this.cache.set(key, value);
      return value;
    } finally {
      this.underWay.delete(key);
    }
  }
}
