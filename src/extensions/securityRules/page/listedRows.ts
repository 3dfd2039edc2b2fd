import type { ConsentType } from '../../../contracts/wire/enumerations';
import { foundBy } from '../../../lib/foundBy';
import type { SecurityColumn, SecurityFilter, SecurityOrder } from './securityAddress';
import type { SecurityRow } from './securityRows';

const consents: readonly ConsentType[] = ['NO_CONSENT', 'MINIMAL_CONSENT', 'DEFAULT_CONSENT'];

/** The least comes first: what is missing, then what is weaker. A number that is withheld is more than none. */
const rankBy: Readonly<
  Record<Exclude<SecurityColumn, 'name' | 'categories' | 'contract'>, (row: SecurityRow) => number>
> = {
  why: ({ gaps }) => Number(gaps.length > 0),
  level: ({ rank }) => rank,
  multiFactor: ({ multiFactor }) => (multiFactor ? 1 : 0),
  policies: ({ policies = -1 }) => policies,
  consent: ({ consent }) => (consent ? consents.indexOf(consent) : -1),
  sirtfi: ({ sirtfi }) => (sirtfi === undefined ? -1 : Number(sirtfi)),
  people: ({ counts = { logins: -1 } }) => counts.users ?? counts.logins ?? 0.5,
};

/**
 * Sorts rows; equal ones are sorted by name, and those below the rules by their users. `compare` sorts names as readers of
 * the page do.
 */
export function ordered(
  rows: readonly SecurityRow[],
  { by, direction }: SecurityOrder,
  compare: (a: string, b: string) => number,
): readonly SecurityRow[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const byName = (a: SecurityRow, b: SecurityRow) => compare(a.service.name, b.service.name);
  if (by === 'name') return rows.toSorted((a, b) => turn * byName(a, b));
  if (by === 'categories' || by === 'contract') {
    const text = ({ service, contract = '' }: SecurityRow) =>
      by === 'contract' ? contract : service.entityCategories.join();
    return rows.toSorted((a, b) => turn * compareTexts(text(a), text(b)) || byName(a, b));
  }
  const rank = rankBy[by];
  const byUsers = (a: SecurityRow, b: SecurityRow) =>
    by === 'why' ? rankBy.people(b) - rankBy.people(a) : 0;
  return rows.toSorted((a, b) => turn * (rank(a) - rank(b)) || byUsers(a, b) || byName(a, b));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Tells whether a row is shown by a filter. */
export function isShown({ gaps }: SecurityRow, filter: SecurityFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'off' ? gaps.length > 0 : gaps.some(({ rule }) => rule === filter);
}

/** Returns the rows in whose name, organisation or entity id each of the words occurs. */
export function found(rows: readonly SecurityRow[], searchText: string): readonly SecurityRow[] {
  return foundBy(rows, searchText, ({ service: { name, organisation, entityId } }) => [
    name,
    organisation,
    entityId,
  ]);
}
