import { changedQuery, firstPageWith } from '../../lib/changedQuery';

/** The institutions that are compared, by entity id; absent if not chosen. */
export interface Pair {
  readonly a?: string;
  readonly b?: string;
}

export type SideName = keyof Pair;

/** The filter of services, by where they are connected. */
export const places = ['all', 'both', 'a', 'b'] as const;
export type Place = (typeof places)[number];

/** Reads `?a=…&b=…`; an institution is not compared with itself. */
export function pairIn(search: string): Pair {
  const params = new URLSearchParams(search);
  const a = params.get('a') ?? '';
  const b = params.get('b') ?? '';
  return { ...(a && { a }), ...(b && b !== a && { b }) };
}

export function withSide(search: string, side: SideName, entityId: string): string {
  return firstPageWith(search, side, entityId);
}

/** Names both institutions, so that a copied address shows the same. */
export function withPair(search: string, { a, b }: Pair): string {
  return changedQuery(search, (params) => {
    params.delete('a');
    params.delete('b');
    if (a) params.set('a', a);
    if (b) params.set('b', b);
  });
}

export function placeIn(search: string): Place {
  const requested = new URLSearchParams(search).get('at');
  return places.find((place) => place === requested) ?? 'all';
}

export function withPlace(search: string, place: Place): string {
  return firstPageWith(search, 'at', place === 'all' ? undefined : place);
}

/** Tells whether only differences are shown; undefined if the address leaves that to the page. */
export function differingIn(search: string): boolean | undefined {
  const requested = new URLSearchParams(search).get('alike');
  return requested === 'hidden' ? true : requested === 'shown' ? false : undefined;
}

export function withDiffering(search: string, on: boolean): string {
  return firstPageWith(search, 'alike', on ? 'hidden' : 'shown');
}

export const searchTextIn = (search: string) => new URLSearchParams(search).get('find') ?? '';

export function withSearchText(search: string, searchText: string): string {
  return firstPageWith(search, 'find', searchText || undefined);
}

/** Tells whether names are sorted from Z to A. */
export const isTurned = (search: string) => new URLSearchParams(search).get('order') === 'descending';

export function withTurned(search: string): string {
  return firstPageWith(search, 'order', isTurned(search) ? undefined : 'descending');
}

/** Returns the number of the page, from 1. */
export function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function withPage(search: string, page: number): string {
  return changedQuery(search, (params) => params.set('page', String(page)));
}

/** Ends search and filters; the pair stays. */
export function withEverything(search: string): string {
  return withDiffering(withPair('', pairIn(search)), false);
}
