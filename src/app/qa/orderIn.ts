import type { ToApplication } from '../../contracts/domain/qa/qaChannel';
import { faultsIn } from '../../contracts/domain/qa/qaFault';

type Order =
  | ToApplication
  /** Addressed to this tab, but not to be understood. */
  | { readonly type: 'unknown' };

/** Returns what was said over the channel, as far as it concerns this tab: any page of the origin may have said anything. */
export function orderIn(data: unknown, own: string): Order | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, tab, on, faults, subject, level }: Readonly<Partial<Record<string, unknown>>> = { ...data };
  if (type === 'hello') return { type };
  if (tab !== own) return undefined;
  switch (type) {
    case 'follow':
      return typeof on === 'boolean' ? { type, tab, on } : undefined;
    case 'faults': {
      const known = faultsIn(faults);
      return known ? { type, tab, faults: known } : { type: 'unknown' };
    }
    case 'persona':
      return typeof subject === 'string' && typeof level === 'number'
        ? { type, tab, subject, level }
        : undefined;
    default:
      return undefined;
  }
}
