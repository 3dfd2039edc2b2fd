import type { ServiceCounts } from '../../contracts/domain/statistics';

export interface NamedCounts extends ServiceCounts {
  readonly name: string;
}

export interface NamedService {
  readonly entityId: string;
  readonly name: string;
}

/**
 * Counted services and, with 0, the connected ones that nobody logged in to, each once (REQUIREMENTS 222): most logins
 * first, then those whose logins are not told, then those without; equal ones by name.
 */
export function perServiceRows(
  counted: readonly ServiceCounts[],
  connected: readonly NamedService[],
  compare: (a: string, b: string) => number,
): readonly NamedCounts[] {
  const names = new Map(connected.map(({ entityId, name }) => [entityId, name]));
  const known = new Set(counted.map(({ entityId }) => entityId));
  const rows = [
    ...counted,
    ...[...names.keys()]
      .filter((entityId) => !known.has(entityId))
      .map((entityId) => ({ entityId, logins: 0, users: 0 })),
  ].map((counts) => ({ ...counts, name: names.get(counts.entityId) ?? counts.entityId }));
  // A service whose number is not told has more than no logins.
  const rank = ({ logins = 0.5 }: NamedCounts) => logins;
  return rows.sort((a, b) => rank(b) - rank(a) || compare(a.name, b.name));
}
