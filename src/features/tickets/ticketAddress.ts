import type { Order } from './segments';

export const pageSize = 10;

/** The query without the page: another status, or the other order, starts on the first page (item 232). */
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

/** 1-based, within what there is. */
export function pageIn(search: string, total: number): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
}

function changed(search: string, change: (params: URLSearchParams) => void): string {
  const params = new URLSearchParams(search);
  change(params);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
