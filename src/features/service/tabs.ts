import type { Person } from '../../contracts/domain/person/person';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import type { SegmentName, TabKey } from './address';
import { tabKeysOf } from './tabKeys';

export interface ServiceTab {
  readonly key: TabKey;
  readonly segment: SegmentName;
  readonly label: string;
}

const tabs: Readonly<Record<TabKey, Omit<ServiceTab, 'key'>>> = {
  about: { segment: 'about', label: 'service.tab.about' },
  attributes: { segment: 'attributes_and_privacy', label: 'service.tab.attributes' },
  resourceServers: { segment: 'resource_servers', label: 'service.tab.resourceServers' },
  statistics: { segment: 'statistics', label: 'service.tab.statistics' },
  settings: { segment: 'settings', label: 'service.tab.settings' },
};

/** Returns the tabs of a service that this person has, with their addresses and names. */
export function tabsOf(service: ServiceDetail, person: Person): readonly ServiceTab[] {
  return tabKeysOf(service, person).map((key) => ({ key, ...tabs[key] }));
}
