import { listPage, type TicketPeriod } from '../../api/ticketFilters';
import type { TicketType } from '../../contracts/wire/enumerations';
import type { Order } from './segments';
import { ticketTypes } from './ticketFilter';

export type Period = TicketPeriod;

export const pageSize = listPage;

/** Returns the query without the page: another status, or the other order, starts on the first page (REQUIREMENTS 232). */
export function withoutPage(search: string): string {
  return changed(search, (params) => params.delete('page'));
}

export function withPage(search: string, page: number): string {
  return changed(search, (params) => params.set('page', String(page)));
}

export function withOrder(search: string, order: Order): string {
  return changed(search, (params) => {
    params.delete('page');
    if (order === 'newest') params.delete('order');
    else params.set('order', order);
  });
}

export function orderIn(search: string): Order {
  return new URLSearchParams(search).get('order') === 'oldest' ? 'oldest' : 'newest';
}

export function searchIn(search: string): string {
  return new URLSearchParams(search).get('search') ?? '';
}

export function withSearch(search: string, text: string): string {
  return first(search, 'search', text.trim() === '' ? undefined : text);
}

/** Nothing, which shows all, for a type that is none of the list's. */
export function typeIn(search: string): TicketType | undefined {
  const text = new URLSearchParams(search).get('type');
  return ticketTypes.find((type) => type === text);
}

export function withType(search: string, type: TicketType | undefined): string {
  return first(search, 'type', type);
}

export function periodIn(search: string): Period {
  return new URLSearchParams(search).get('period') === 'all' ? 'all' : 'year';
}

export function withPeriod(search: string, period: Period): string {
  return first(search, 'period', period === 'year' ? undefined : period);
}

/** Returns the list as it opens, of whatever period: its first page, newest first, and nothing searched. */
export function isOpening(search: string): boolean {
  const asked = new URLSearchParams(search);
  return orderIn(search) === 'newest' && !['page', 'type', 'search'].some((name) => asked.has(name));
}

/** Returns the first page of what is asked now. */
function first(search: string, name: string, value: string | undefined): string {
  return changed(search, (params) => {
    params.delete('page');
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  });
}

/** 1-based, within what there is. */
export function pageIn(search: string, total: number): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
}

/** Returns the question without what the list does not read as it stands, on the page that is shown. */
export function asShown(search: string, page: number): string {
  return changed(search, (params) => {
    if (!typeIn(search)) params.delete('type');
    if (periodIn(search) === 'year') params.delete('period');
    if (orderIn(search) === 'newest') params.delete('order');
    if (page === 1) params.delete('page');
    else params.set('page', String(page));
  });
}

function changed(search: string, change: (params: URLSearchParams) => void): string {
  const params = new URLSearchParams(search);
  change(params);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
