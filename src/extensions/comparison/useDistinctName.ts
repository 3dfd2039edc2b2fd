import { useMemo } from 'react';
import type { Institution } from '../../contracts/domain/person/person';
import { useName } from '../../i18n/useName';

type Named = Pick<Institution, 'entityId' | 'name' | 'names'>;

/**
 * Returns a function that gives institutions distinct names: with the entity id if another one of them has
 * the same name, as the production and test entries of one institution may.
 */
export function useDistinctName(all: readonly Named[]): (institution: Named) => string {
  const nameOf = useName();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
    return (institution) => {
      const name = nameOf(institution);
      return (counts.get(name) ?? 0) > 1 ? `${name} (${institution.entityId})` : name;
    };
  }, [all, nameOf]);
}
