import type { ServiceCell } from './loginStore';
import { disclosePeriod, type Cell, type DisclosedCell } from './privacy';

export interface ShownService {
  readonly service: string;
  readonly shown: DisclosedCell;
}

/**
 * Returns the shown counts of each service that has logins in a period, the most used one first; `total` covers all
 * services.
 */
export function shownServices(cells: readonly ServiceCell[], total: Cell, minUsers: number): ShownService[] {
  const sorted = [...cells].sort((a, b) => b.logins - a.logins || a.service.localeCompare(b.service));
  const disclosed = disclosePeriod(sorted, total, minUsers);
  return sorted.map(({ service }, at) => ({ service, shown: disclosed[at] ?? {} }));
}
