import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../storage/database';
import type { Outcome } from './recordKind';

/** Thrown if a record cannot be imported, with a short reason. */
export class RecordRefused extends Error {}

/** How records are compared with stored ones, and stored. */
export interface Keyed<Taken, Stored> {
  /** Returns the unique key of a record's subject. */
  keyOf(record: Taken): string;
  /** Reads the stored subjects of these records, by key. */
  stored(tx: Tx, records: readonly Taken[]): Promise<ReadonlyMap<string, Stored>>;
  /** Returns the new state to store. Members that the record leaves out keep their values. Throws RecordRefused. */
  merge(before: Stored | undefined, record: Taken): Stored;
  /** Stores new and changed subjects, each once. */
  store(tx: Tx, changed: readonly Stored[]): Promise<void>;
}

/** Imports records that replace the stored ones with the same key. A second import changes nothing. */
export async function takeKeyed<Taken, Stored>(
  tx: Tx,
  records: readonly Taken[],
  { keyOf, stored, merge, store }: Keyed<Taken, Stored>,
): Promise<readonly Outcome[]> {
  const known = await stored(tx, records);
  const changed = new Map<string, Stored>();
  const outcomes = records.map((record): Outcome => {
    const key = keyOf(record);
    const before = changed.get(key) ?? known.get(key);
    try {
      const after = merge(before, record);
      if (before !== undefined && isDeepStrictEqual(before, after)) return { done: 'unchanged' };
      changed.set(key, after);
      return { done: before === undefined ? 'created' : 'changed' };
    } catch (error) {
      if (error instanceof RecordRefused) return { done: 'refused', reason: error.message };
      throw error;
    }
  });
  if (changed.size > 0) await store(tx, [...changed.values()]);
  return outcomes;
}
