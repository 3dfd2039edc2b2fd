const sortings = ['logins', 'users', 'name'] as const;
export type ServiceSorting = (typeof sortings)[number];
export interface ServiceOrder {
  readonly by: ServiceSorting;
  readonly direction: 'ascending' | 'descending';
}

/** Parameters of the address that only the list of services has. */
export const perServiceNames = ['sort', 'order', 'find'] as const;

const natural = (by: ServiceSorting) => (by === 'name' ? 'ascending' : 'descending');

/** Reads the order from an address such as `?sort=name&order=descending`; without one, most logins come first. */
export function orderIn(search: string): ServiceOrder {
  const params = new URLSearchParams(search);
  const by = sortings.find((one) => one === params.get('sort')) ?? 'logins';
  const requested = params.get('order');
  const direction = requested === 'ascending' || requested === 'descending' ? requested : natural(by);
  return { by, direction };
}

/** Returns the query that sorts by a column, or reverses the order of the column that already sorts. */
export function withOrder(search: string, by: ServiceSorting): string {
  const now = orderIn(search);
  const params = new URLSearchParams(search);
  params.delete('order');
  params.set('sort', by);
  if (now.by === by && now.direction === natural(by))
    params.set('order', natural(by) === 'ascending' ? 'descending' : 'ascending');
  else if (by === 'logins') params.delete('sort');
  return `?${params}`;
}

export const searchTextIn = (search: string) => new URLSearchParams(search).get('find') ?? '';

export function withSearchText(search: string, searchText: string): string {
  const params = new URLSearchParams(search);
  if (searchText === '') params.delete('find');
  else params.set('find', searchText);
  return `?${params}`;
}
