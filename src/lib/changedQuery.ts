import { queryText } from './queryText';

/** Returns a query with its parameters changed by `change`. */
export function changedQuery(query: string, change: (params: URLSearchParams) => void): string {
  const params = new URLSearchParams(query);
  change(params);
  return queryText(params);
}

/** Returns the query of a list's first page with this parameter; without it if `value` is undefined. */
export function firstPageWith(query: string, name: string, value: string | undefined): string {
  return changedQuery(query, (params) => {
    params.delete('page');
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  });
}
