import { Type, type Static, type TObject } from 'typebox';
import type { Config } from '../config/config';
import type { Tx } from '../storage/database';
import type { Tables } from '../storage/tables';

/** A moment in UTC, to the millisecond, as JavaScript writes it. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?(Z|[+-]\\d\\d:?\\d\\d)$',
  description: 'ISO 8601 with a zone.',
});

/** What became of a record: what it says was new, replaced something, was there already, or could not be taken in. */
export type Outcome =
  | { readonly done: 'created' | 'changed' | 'unchanged' }
  | { readonly done: 'refused'; readonly reason: string };

/** Takes the records of one kind in, in the order of the file. */
export interface Intake<Taken = object> {
  /** Takes records in, and returns what became of each. A record that is refused changes nothing. */
  take(tx: Tx, records: readonly Taken[]): Promise<readonly Outcome[]>;
  /** Comes after the last record; returns what an operator has to know besides, a sentence each. */
  conclude?(tx: Tx): Promise<readonly string[]>;
}

export interface IntakeNeeds {
  readonly config: Config;
}

export type Columns = {
  readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[];
};

/** A kind of record in a file of state: how it is read from the tables that it is kept in, and taken in again. */
export interface RecordKind<Taken = object> {
  /** Its word in the file. */
  readonly kind: string;
  readonly schema: TObject;
  /** What it carries, by table. */
  readonly columns: Columns;
  /** Yields all records that there are, always in the same order. */
  read(tx: Tx): AsyncGenerator<Taken>;
  /** Returns what a report calls a record. */
  nameOf(record: Taken): string;
  /** Begins to take in the records of one file. */
  intake(needs: IntakeNeeds): Intake<Taken>;
}

/** Returns what a state file consists of, in the order in which it is written. */
export function recordKinds(
  modules: readonly { readonly records?: readonly RecordKind[] }[],
): readonly RecordKind[] {
  return modules.flatMap(({ records = [] }) => records);
}

/** Makes a kind of record whose records are what its schema says. */
export function recordKind<Schema extends TObject>(
  kind: Omit<RecordKind<Static<Schema>>, 'schema'> & { readonly schema: Schema },
): RecordKind {
  return kind;
}
