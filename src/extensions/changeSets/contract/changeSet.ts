import type { FieldChange } from '../../../contracts/wire/change';
import type { ChangeSet, ChangeSetAdded, ChangeSetLine } from './changeSet.wire';

/** Name in `extensions` of `/users/me` if changes of many services are collected, and sent as one request. */
export const CHANGE_SET_EXTENSION = 'changeSet';

/** Maximum number of lines of a set, and of a file of them (`MOST_LINES` of the wire). */
export const MOST_IN_SET = 1_000;

/** A line that was not added, by its index from 0, with the reason. */
export type RefusedLine = Readonly<ChangeSetAdded['refused'][number]>;

/** A line of the set, as it was last checked. */
export type GatheredLine = Readonly<Omit<ChangeSetLine, 'fields'>> & {
  readonly fields: readonly FieldChange[];
};

/** The set of an institution; a request sends the set with this version. */
export interface GatheredSet {
  readonly version: string;
  /** Says whether it becomes one ticket, or one for each line. */
  readonly sentAs: ChangeSet['sentAs'];
  /** True if the check for open tickets elsewhere failed now. */
  readonly unchecked?: true;
  readonly lines: readonly GatheredLine[];
}
