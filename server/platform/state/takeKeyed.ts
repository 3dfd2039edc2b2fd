import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../storage/database';
import type { Outcome } from './recordKind';

/** Thrown for a record that cannot be taken in, with the reason in a few words. */
export class RecordRefused extends Error {}

/** How records are compared with what is stored, and stored. */
export interface Keyed<Taken, Stored> {
  /** Returns what tells the subject of a record from all others. */
  keyOf(record: Taken): string;
  /** Reads what is stored of the subjects of these records, by key. */
  stored(tx: Tx, records: readonly Taken[]): Promise<ReadonlyMap<string, Stored>>;
  /** Returns what is to be stored: members that the record leaves out stay as they are. Throws RecordRefused. */
  merge(before: Stored | undefined, record: Taken): Stored;
  /** Stores what is new or changed, each subject once. */
  store(tx: Tx, changed: readonly Stored[]): Promise<void>;
}

/** Takes records in that replace what is stored under the same key; a second time, nothing changes. */
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
