import { Type, type Static, type TObject } from 'typebox';
import type { Config } from '../config/config';
import type { Tx } from '../storage/database';
import type { Tables } from '../storage/tables';

/** Time in ISO 8601 with a zone. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?(Z|[+-]\\d\\d:?\\d\\d)$',
  description: 'ISO 8601 with a zone.',
});

/** Result for a record: created, changed, unchanged, or refused. */
export type Outcome =
  | { readonly done: 'created' | 'changed' | 'unchanged' }
  | { readonly done: 'refused'; readonly reason: string };

/** Imports the records of one kind, in the order of the file. */
export interface Intake<Taken = object> {
  /** Imports records and returns the result of each. A refused record changes nothing. */
  take(tx: Tx, records: readonly Taken[]): Promise<readonly Outcome[]>;
  /** Called after the last record. Returns notes for the operator, a sentence each. */
  conclude?(tx: Tx): Promise<readonly string[]>;
}

export interface IntakeNeeds {
  readonly config: Config;
}

export type Columns = {
  readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[];
};

/** Kind of record in a state file, with its export and import. */
export interface RecordKind<Taken = object> {
  /** Name in the file. */
  readonly kind: string;
  readonly schema: TObject;
  /** Exported columns, by table. */
  readonly columns: Columns;
  /** Yields all records in a stable order. */
  read(tx: Tx): AsyncGenerator<Taken>;
  /** Returns the name of a record for reports. */
  nameOf(record: Taken): string;
  /** Starts the import of the records of one file. */
  intake(needs: IntakeNeeds): Intake<Taken>;
}

/** Returns all kinds of record of a state file, in the order in which they are written. */
export function recordKinds(
  modules: readonly { readonly records?: readonly RecordKind[] }[],
): readonly RecordKind[] {
  return modules.flatMap(({ records = [] }) => records);
}

/** Makes a kind of record whose records match its schema. */
export function recordKind<Schema extends TObject>(
  kind: Omit<RecordKind<Static<Schema>>, 'schema'> & { readonly schema: Schema },
): RecordKind {
  return kind;
}
