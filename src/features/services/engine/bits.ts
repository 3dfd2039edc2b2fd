/** A set of places in the list, one bit each. Sets are intersected and counted 32 places at a time. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
  return ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
}

/** Returns a new set of the places that are in all of the sets; all places if no set is given. */
export function intersection(size: number, sets: readonly (Bits | undefined)[]): Bits {
  let result: Bits | undefined;
  for (const set of sets) {
    if (!set) continue;
    if (!result) result = set.slice();
    else
      for (let word = 0; word < result.length; word += 1)
        result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  }
  return result ?? fullBits(size);
}

/** Returns a new set of the places that are in any of the sets. */
export function union(size: number, sets: readonly Bits[]): Bits {
  const result = emptyBits(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  }
  return result;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += ones(word);
  return count;
}

export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += ones((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Returns the places of a set in ascending order. */
export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  for (let word = 0; word < bits.length; word += 1) {
    // The word is read as a signed integer: engines store numbers from 2³¹ on in a slower form.
    let rest = (bits[word] ?? 0) | 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      places.push(word * 32 + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
  return places;
}

/** Returns how many bits of a word are set, by adding neighbouring groups of bits in parallel. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
