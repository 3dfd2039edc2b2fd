import type { ReviewRow } from '../contract/review.wire';
import { queryText } from '../../../lib/queryText';

/** The filter of services: those assigned to the reader or asking them, those without a verdict, or all. */
export const reviewFilters = ['mine', 'open', 'end', 'all'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export function filterIn(search: string): ReviewFilter {
  const requested = new URLSearchParams(search).get('show');
  return reviewFilters.find((filter) => filter === requested) ?? 'all';
}

export function withFilter(search: string, filter: ReviewFilter): string {
  return changed(search, {
    show: filter === 'all' ? undefined : filter,
    page: undefined,
    row: undefined,
    say: undefined,
  });
}

/** The order of services: those unused for longest first, or by name. */
export const reviewOrders = ['unused', 'name'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export function orderIn(search: string): ReviewOrder {
  return new URLSearchParams(search).get('sort') === 'name' ? 'name' : 'unused';
}

export function withOrder(search: string, order: ReviewOrder): string {
  return changed(search, { sort: order === 'name' ? order : undefined, page: undefined });
}

export function isShown({ mine, asksMe, verdict }: ReviewRow, filter: ReviewFilter): boolean {
  switch (filter) {
    case 'mine':
      return mine || asksMe;
    case 'open':
      return !verdict;
    case 'end':
      return verdict?.kind === 'end';
    case 'all':
      return true;
  }
}

export function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function withPage(search: string, page: number): string {
  return changed(search, { page: page > 1 ? String(page) : undefined, row: undefined, say: undefined });
}

/** Returns the number of the row whose form is open. */
export function rowIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('row') ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** Tells whether that form begins with a question. */
export const asksIn = (search: string) => new URLSearchParams(search).get('say') === 'ask';

export function withRow(search: string, row: number | undefined, say?: 'ask'): string {
  return changed(search, { row: row === undefined ? undefined : String(row), say });
}

/** Tells whether the person came by a mailed link. */
export const isByMail = (search: string) => new URLSearchParams(search).get('from') === 'mail';

function changed(search: string, members: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams(search);
  for (const [member, value] of Object.entries(members))
    if (value === undefined) params.delete(member);
    else params.set(member, value);
  return queryText(params);
}
