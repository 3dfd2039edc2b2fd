import { tickedIn } from './watchedSearch';

/** Maximum number of characters of a search's name, as in the contract (`contracts/wire/searches`). */
export const LONGEST_SEARCH_NAME = 80;

/** Parts of the list's address that make up a search; a page, a dialog and other parts do not belong to it. */
const parts = ['search', 'activeFacets', 'categories', 'sort', 'first'] as const;
/** Names the list of connected services; the list of all has no such part. */
const LIST = 'list';

/** Returns the search of the list's address in canonical form, so that equal searches have equal texts. */
export function savedQuery({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const list = pathname.endsWith('/connected') ? 'connected' : undefined;
  return ordered(new URLSearchParams(search), list);
}

/** Returns the same for a received query, which may contain anything. */
export function plainSaved(query: string): string {
  const params = new URLSearchParams(query);
  return ordered(params, params.get(LIST) === 'connected' ? 'connected' : undefined);
}

/** Returns the address of the list with a search. */
export function savedAddress(query: string): string {
  const params = new URLSearchParams(query);
  const list = params.get(LIST) === 'connected' ? 'connected' : 'all';
  const plain = ordered(params, undefined);
  return `/apps/${list}${plain && `?${plain}`}`;
}

function ordered(params: URLSearchParams, list: string | undefined): string {
  const query = new URLSearchParams();
  if (list !== undefined) query.set(LIST, list);
  for (const part of parts) {
    const value = part === 'activeFacets' ? ticksIn(params) : params.get(part)?.trim();
    if (value) query.set(part, value);
  }
  return query.toString();
}

/** Returns the ticked values, independent of the order of the ticks. */
function ticksIn(params: URLSearchParams): string | undefined {
  const ticked = Object.entries(tickedIn(params.get('activeFacets') ?? ''))
    .map(([facet, values]) => [facet, [...new Set(values)].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return ticked.length > 0 ? JSON.stringify(Object.fromEntries(ticked)) : undefined;
}
