const sortings = ['logins', 'users', 'name'] as const;
export type ServiceSorting = (typeof sortings)[number];
export interface ServiceOrder {
  readonly by: ServiceSorting;
  readonly direction: 'ascending' | 'descending';
}

/** Members of the address that only services by themselves have. */
export const perServiceNames = ['sort', 'order', 'find'] as const;

const natural = (by: ServiceSorting) => (by === 'name' ? 'ascending' : 'descending');

/** Returns the order that an address asks for: `?sort=name&order=descending`; the most logins first by itself. */
export function orderIn(search: string): ServiceOrder {
  const params = new URLSearchParams(search);
  const by = sortings.find((one) => one === params.get('sort')) ?? 'logins';
  const asked = params.get('order');
  const direction = asked === 'ascending' || asked === 'descending' ? asked : natural(by);
  return { by, direction };
}

/** Returns the address that sorts by a column, or turns its order round. */
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

export const wordsIn = (search: string) => new URLSearchParams(search).get('find') ?? '';

export function withWords(search: string, words: string): string {
  const params = new URLSearchParams(search);
  if (words === '') params.delete('find');
  else params.set('find', words);
  return `?${params}`;
}
