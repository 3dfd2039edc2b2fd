import type { ServiceCounts } from '../../../contracts/domain/statistics/statistics';
import { foundBy } from '../../../lib/foundBy';
import type { ServiceOrder } from '../controls/perServiceAddress';

export interface NamedCounts extends ServiceCounts {
  readonly name: string;
}

export interface NamedService {
  readonly entityId: string;
  readonly name: string;
}

/**
 * Returns a row for each counted service, and one with 0 for each connected service without logins
 * (REQUIREMENTS 222). Most logins come first, then services whose logins are withheld, then those without
 * any; equal ones are sorted by name.
 */
export function perServiceRows(
  counted: readonly ServiceCounts[],
  connected: readonly NamedService[],
  compare: (a: string, b: string) => number,
): readonly NamedCounts[] {
  const names = new Map(connected.map(({ entityId, name }) => [entityId, name]));
  const known = new Set(counted.map(({ entityId }) => entityId));
  const rows = [
    ...counted,
    ...[...names.keys()]
      .filter((entityId) => !known.has(entityId))
      .map((entityId) => ({ entityId, logins: 0, users: 0 })),
  ].map((counts) => ({ ...counts, name: names.get(counts.entityId) ?? counts.entityId }));
  return ordered(rows, { by: 'logins', direction: 'descending' }, compare);
}

/** Sorts rows. A withheld number counts as more than 0; equal rows are sorted by name. */
export function ordered(
  rows: readonly NamedCounts[],
  { by, direction }: ServiceOrder,
  compare: (a: string, b: string) => number,
): readonly NamedCounts[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const byName = (a: NamedCounts, b: NamedCounts) => compare(a.name, b.name);
  if (by === 'name') return rows.toSorted((a, b) => turn * byName(a, b));
  const rank = (row: NamedCounts) => row[by] ?? 0.5;
  return rows.toSorted((a, b) => turn * (rank(a) - rank(b)) || byName(a, b));
}

/** Returns the rows in whose name or entity id each of the words occurs. */
export function found(rows: readonly NamedCounts[], searchText: string): readonly NamedCounts[] {
  return foundBy(rows, searchText, ({ name, entityId }) => [name, entityId]);
}
