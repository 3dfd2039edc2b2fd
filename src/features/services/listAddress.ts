import type { ListName, ListQuestion, SortKey, Ticked, UrnOf } from './overview.types';

/** Number of services on a page. */
export const pageSize = 25;

/** The order of the list as one word; `connected-` puts connected services first. */
export type Order = SortKey | `connected-${SortKey}`;

export function searchIn(params: URLSearchParams): string {
  return params.get('search') ?? '';
}

/** Returns the number of the page, from 1; anything else is read as 1. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * Reads the ticks in `activeFacets`, a JSON object of lists of strings that links to earlier versions also
 * have. Any other form is ignored (REQUIREMENTS 59). An unknown facet stays in the address and filters
 * nothing.
 */
export function tickedIn(params: URLSearchParams): Ticked {
  try {
    const parsed: unknown = JSON.parse(params.get('activeFacets') ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([facet, values]) => {
        const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
        return texts.length > 0 ? [[facet, [...new Set(texts)]]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Returns the ticks of a facet. A server may call a facet `constructor`, which every object has. */
export function tickedOf(ticked: Ticked, facet: string): readonly string[] {
  return Object.hasOwn(ticked, facet) ? (ticked[facet] ?? []) : [];
}

/** Returns the ticks with attributes under their present names, even if an earlier address uses others. */
export function withUrns(ticked: Ticked, urnOf: UrnOf | undefined): Ticked {
  const names = tickedOf(ticked, 'attributes');
  return urnOf && names.length > 0 ? { ...ticked, attributes: [...new Set(names.map(urnOf))] } : ticked;
}

/** Reads the order. `mixed` says whether the list has both connected services and others: else nothing can come first. */
export function orderIn(params: URLSearchParams, mixed: boolean): Order {
  const sort = params.get('sort') === 'organisation' ? 'organisation' : 'name';
  return mixed && params.get('first') === 'connected' ? `connected-${sort}` : sort;
}

/** Reads the question without the search, which the search field knows before the address does. */
export function filtersIn(params: URLSearchParams, list: ListName): Omit<ListQuestion, 'search'> {
  const order = orderIn(params, list === 'all');
  return {
    ticked: tickedIn(params),
    allCategories: params.get('categories') === 'all',
    sort: order.endsWith('organisation') ? 'organisation' : 'name',
    connectedFirst: order.startsWith('connected'),
  };
}

/** Returns the part of the query that sets filters, which changes less often than page and search. */
export function filterQueryOf(params: URLSearchParams): string {
  return changed(params, { page: undefined, search: undefined }).toString();
}

export function clampedPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
}

/** Returns the query of another search, which starts on the first page (REQUIREMENTS 60). */
export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  return changed(params, { page: undefined, search: search.trim() === '' ? undefined : search });
}

/** Returns the query with a value ticked or not; the list starts on the first page (REQUIREMENTS 60). */
export function withTick(
  params: URLSearchParams,
  facet: string,
  value: string,
  on: boolean,
): URLSearchParams {
  const ticked = tickedIn(params);
  const others = tickedOf(ticked, facet).filter((key) => key !== value);
  return withTicked(params, { ...ticked, [facet]: on ? [...others, value] : others });
}

export function withoutFacet(params: URLSearchParams, facet: string): URLSearchParams {
  return withTicked(params, { ...tickedIn(params), [facet]: [] });
}

export function withAllCategories(params: URLSearchParams, all: boolean): URLSearchParams {
  return changed(params, { page: undefined, categories: all ? 'all' : undefined });
}

export function withOrder(params: URLSearchParams, order: Order): URLSearchParams {
  return changed(params, {
    page: undefined,
    sort: order.endsWith('organisation') ? 'organisation' : undefined,
    first: order.startsWith('connected') ? 'connected' : undefined,
  });
}

/** Returns the query without search and filters; the order stays (REQUIREMENTS 80). */
export function cleared(params: URLSearchParams): URLSearchParams {
  return changed(params, {
    page: undefined,
    search: undefined,
    activeFacets: undefined,
    categories: undefined,
  });
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  return changed(params, { page: page <= 1 ? undefined : String(page) });
}

/**
 * Returns the query without values that the list cannot read, on the page that is shown. Unknown parameters stay
 * (REQUIREMENTS 59).
 */
export function asShown(params: URLSearchParams, page: number, urnOf?: UrnOf): URLSearchParams {
  const valueIfSet = (name: string, value: string) => (params.get(name) === value ? value : undefined);
  const read = changed(params, {
    sort: valueIfSet('sort', 'organisation'),
    first: valueIfSet('first', 'connected'),
    categories: valueIfSet('categories', 'all'),
  });
  return withPage(withTicked(read, withUrns(tickedIn(params), urnOf)), page);
}

function withTicked(params: URLSearchParams, ticked: Ticked): URLSearchParams {
  const left = Object.entries(ticked).filter(([, values]) => values.length > 0);
  const activeFacets = left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : undefined;
  return changed(params, { page: undefined, activeFacets });
}

function changed(
  params: URLSearchParams,
  members: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
