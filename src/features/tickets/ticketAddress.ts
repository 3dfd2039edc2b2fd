import { listPage, type TicketPeriod } from '../../api/ticketFilters';
import type { TicketType } from '../../contracts/wire/enumerations';
import { changedQuery, firstPageWith } from '../../lib/changedQuery';
import type { Order } from './segments';
import { listedTypes } from '../../contracts/domain/tickets/ticketRules';

export type Period = TicketPeriod;

export const pageSize = listPage;

/**
 * Returns the query without the page, since another status or another order starts on the first page
 * (REQUIREMENTS 232).
 */
export function withoutPage(search: string): string {
  return changedQuery(search, (params) => params.delete('page'));
}

export function withPage(search: string, page: number): string {
  return changedQuery(search, (params) => params.set('page', String(page)));
}

export function withOrder(search: string, order: Order): string {
  return firstPageWith(search, 'order', order === 'newest' ? undefined : order);
}

export function orderIn(search: string): Order {
  return new URLSearchParams(search).get('order') === 'oldest' ? 'oldest' : 'newest';
}

export function searchIn(search: string): string {
  return new URLSearchParams(search).get('search') ?? '';
}

export function withSearch(search: string, text: string): string {
  return firstPageWith(search, 'search', text.trim() === '' ? undefined : text);
}

/** Reads the type; undefined, which shows all, for a type that the list does not have. */
export function typeIn(search: string): TicketType | undefined {
  const text = new URLSearchParams(search).get('type');
  return listedTypes.find((type) => type === text);
}

export function withType(search: string, type: TicketType | undefined): string {
  return firstPageWith(search, 'type', type);
}

export function periodIn(search: string): Period {
  return new URLSearchParams(search).get('period') === 'all' ? 'all' : 'year';
}

export function withPeriod(search: string, period: Period): string {
  return firstPageWith(search, 'period', period === 'year' ? undefined : period);
}

/**
 * Tells whether the query asks for the initial list, in any period: first page, newest first, no search, no
 * type.
 */
export function isOpening(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return orderIn(search) === 'newest' && !['page', 'type', 'search'].some((name) => parameters.has(name));
}

/** Reads the number of the page, from 1 to the last page. */
export function pageIn(search: string, total: number): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
}

/** Returns the query without values that the list cannot read, on the page that is shown. */
export function asShown(search: string, page: number): string {
  return changedQuery(search, (params) => {
    if (!typeIn(search)) params.delete('type');
    if (periodIn(search) === 'year') params.delete('period');
    if (orderIn(search) === 'newest') params.delete('order');
    if (page === 1) params.delete('page');
    else params.set('page', String(page));
  });
}
