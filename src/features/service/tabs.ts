import type { Person } from '../../contracts/domain/person';
import { maySeeStatistics } from '../../contracts/domain/rights';
import type { ServiceDetail } from '../../contracts/domain/service';
import type { SegmentName, TabKey } from './address';

export interface ServiceTab {
  readonly key: TabKey;
  readonly segment: SegmentName;
  readonly label: string;
}

/** Returns the tabs of a service that this person has (REQUIREMENTS 89). */
export function tabsOf(
  { resourceServers, connected }: Pick<ServiceDetail, 'resourceServers' | 'connected'>,
  person: Person,
): readonly ServiceTab[] {
  const { roles } = person;
  const settings = connected && !roles.guest && !roles.member;
  const statistics = connected && maySeeStatistics(person);
  return [
    { key: 'about', segment: 'about', label: 'service.tab.about' },
    { key: 'attributes', segment: 'attributes_and_privacy', label: 'service.tab.attributes' },
    ...(resourceServers.length > 0
      ? [
          {
            key: 'resourceServers',
            segment: 'resource_servers',
            label: 'service.tab.resourceServers',
          } as const,
        ]
      : []),
    ...(statistics
      ? [{ key: 'statistics', segment: 'statistics', label: 'service.tab.statistics' } as const]
      : []),
    ...(settings ? [{ key: 'settings', segment: 'settings', label: 'service.tab.settings' } as const] : []),
  ];
}
