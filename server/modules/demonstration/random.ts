/** Random choices that are the same on every machine for the same seed. */
export interface Random {
  /** Returns a number from 0 to less than 1. */
  next(): number;
  /** Returns a whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Returns one of the items. Throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns one of the values, with a probability in proportion to its weight. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T;
  /** Returns up to `count` different items, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[];
  shuffled<T>(items: readonly T[]): T[];
  /** Returns a GUID-like institution id. */
  guid(): string;
}

/** Makes a generator with mulberry32: 32 bits of state are enough for invented data. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  function between(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }
  function pick<T>(items: readonly T[]): T {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
  function weighted<T>(choices: readonly (readonly [number, T])[]): T {
    let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    const chosen = choices.find(([weight]) => (left -= weight) < 0) ?? choices.at(-1);
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen[1];
  }
  function shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => [next(), item] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, item]) => item);
  }
  function some<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set(shuffled(items.map((_, index) => index)).slice(0, count));
    return items.filter((_, index) => chosen.has(index));
  }
  function guid(): string {
    const digits = Array.from({ length: 32 }, () => between(0, 15).toString(16).toUpperCase()).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    some,
    shuffled,
    guid,
  };
}
