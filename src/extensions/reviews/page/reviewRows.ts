import { stateOf } from '../contract/review';
import type { ReviewRow, ReviewWord, VerdictKind } from '../contract/review.wire';
import type { ReviewOrder } from './reviewAddress';
import type { LastLogins } from './useLastLogins';

/** Returns rows by name, or those first that are unused for longest, and of these those with the fewest users. */
export function inOrder(
  rows: readonly ReviewRow[],
  order: ReviewOrder,
  logins: LastLogins | undefined,
  compare: (one: string, other: string) => number,
): readonly ReviewRow[] {
  const byName = [...rows].sort((one, other) => compare(one.serviceName, other.serviceName));
  if (order === 'name' || !logins) return byName;
  const known = new Map(
    rows.map(({ id, service }) => {
      const counts = logins.lastMonthOf(service);
      // A number that is withheld is small.
      return [id, { last: logins.lastOf(service), users: counts?.users ?? counts?.logins ?? 1 }];
    }),
  );
  return byName.sort(({ id: one }, { id: other }) => {
    const [a, b] = [known.get(one), known.get(other)];
    if (!a || !b) return 0;
    return a.last === b.last ? a.users - b.users : a.last < b.last ? -1 : 1;
  });
}

/** Returns the decisions that are still to be made: this one on each of the rows that are the reader's. */
export function wordsOf(rows: readonly ReviewRow[], action: VerdictKind): readonly ReviewWord[] {
  return rows
    .filter(({ mine, verdict }) => mine && verdict?.kind !== action)
    .map(({ id: row, revision }) => ({ action, row, revision }));
}

/** Returns the rows that were used last month, and on which nothing is said yet. */
export function usedRows(rows: readonly ReviewRow[], logins: LastLogins | undefined): readonly ReviewRow[] {
  return rows.filter((row) => stateOf(row) === 'open' && logins?.usedLastMonth(row.service));
}
