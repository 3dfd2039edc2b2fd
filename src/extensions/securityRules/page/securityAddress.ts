import { securityRuleKinds, type SecurityRuleKind } from '../contract/securityRules';
import { queryText } from '../../../lib/queryText';

/** The columns of the matrix, in their order. */
export const securityColumns = [
  ...(['name', 'why', 'level', 'multiFactor', 'policies', 'consent'] as const),
  ...(['categories', 'sirtfi', 'contract', 'people'] as const),
] as const;
export type SecurityColumn = (typeof securityColumns)[number];

export interface SecurityOrder {
  readonly by: SecurityColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The filter of services: all, those that break any rule, or those that break one of them. */
export type SecurityFilter = 'all' | 'off' | SecurityRuleKind;

const filters: readonly SecurityFilter[] = ['all', 'off', ...securityRuleKinds];
const natural = (by: SecurityColumn) => (by === 'people' || by === 'why' ? 'descending' : 'ascending');

/**
 * Reads the order from an address such as `?sort=level&order=descending`; without one, those that do not
 * meet the rules come first.
 */
export function orderIn(search: string): SecurityOrder {
  const params = new URLSearchParams(search);
  const by = securityColumns.find((column) => column === params.get('sort')) ?? 'why';
  const requested = params.get('order');
  return { by, direction: requested === 'ascending' || requested === 'descending' ? requested : natural(by) };
}

/** Returns the query that sorts by a column, or reverses the order of the column that already sorts. */
export function withOrder(search: string, by: SecurityColumn): string {
  const now = orderIn(search);
  const first = natural(by);
  const turned = first === 'ascending' ? 'descending' : 'ascending';
  return changed(search, {
    sort: by === 'why' ? undefined : by,
    order: now.by === by && now.direction === first ? turned : undefined,
  });
}

export const searchTextIn = (search: string) => new URLSearchParams(search).get('find') ?? '';

export function withSearchText(search: string, searchText: string): string {
  return changed(search, { find: searchText || undefined });
}

export function filterIn(search: string): SecurityFilter {
  const requested = new URLSearchParams(search).get('show');
  return filters.find((filter) => filter === requested) ?? 'all';
}

export function withFilter(search: string, filter: SecurityFilter): string {
  return changed(search, { show: filter === 'all' ? undefined : filter });
}

/** Returns the number of the page, from 1. */
export function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function withPage(search: string, page: number): string {
  return changed(search, { page: page > 1 ? String(page) : undefined });
}

/** Tells whether the rules are being edited. */
export const isEditing = (search: string) => new URLSearchParams(search).has('rules');

export function withEditing(search: string, on: boolean): string {
  return changed(search, { rules: on ? 'edit' : undefined });
}

/** All other changes start on the first page. */
function changed(search: string, members: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams(search);
  for (const [member, value] of Object.entries({ page: undefined, ...members }))
    if (value === undefined) params.delete(member);
    else params.set(member, value);
  return queryText(params);
}
