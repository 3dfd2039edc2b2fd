/** What the address of the list says. Members that it does not know (`activeFacets`) stay untouched in it. */
export const pageSize = 25;

export function searchIn(params: URLSearchParams): string {
  return params.get('search') ?? '';
}

/** 1-based; everything that is no page is the first one. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function clampedPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
}

/** Another search starts on the first page (item 60). */
export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (search.trim() === '') next.delete('search');
  else next.set('search', search);
  return next;
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page <= 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}

/** `?…`, or nothing for an empty query. */
export function queryOf(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
