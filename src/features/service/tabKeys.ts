import type { Person } from '../../contracts/domain/person/person';
import { maySeeStatistics } from '../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import type { TabKey } from './address';

/** Returns which tabs of a service this person has, in their order (REQUIREMENTS 89). */
export function tabKeysOf(
  { resourceServers, connected }: Pick<ServiceDetail, 'resourceServers' | 'connected'>,
  person: Person,
): readonly TabKey[] {
  const { roles } = person;
  return [
    'about',
    'attributes',
    ...(resourceServers.length > 0 ? (['resourceServers'] as const) : []),
    ...(connected && maySeeStatistics(person) ? (['statistics'] as const) : []),
    ...(connected && !roles.guest && !roles.member ? (['settings'] as const) : []),
  ];
}
