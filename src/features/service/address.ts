import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import type { EntityType } from '../../contracts/wire/enumerations';

const types: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

export type TabKey = 'about' | 'attributes' | 'resourceServers' | 'statistics' | 'settings';

/** A section of a tab with its own address. */
export type SectionId = 'license_data' | 'attribute_policy' | 'privacy';

interface Segment {
  readonly tab: TabKey;
  readonly section?: SectionId;
}

/** The part of the page for each segment after number and type in the address (REQUIREMENTS 87). */
const segments = {
  about: { tab: 'about' },
  overview: { tab: 'about' },
  how_to_connect: { tab: 'about' },
  license_data: { tab: 'about', section: 'license_data' },
  attributes_and_privacy: { tab: 'attributes' },
  attribute_policy: { tab: 'attributes', section: 'attribute_policy' },
  privacy: { tab: 'attributes', section: 'privacy' },
  resource_servers: { tab: 'resourceServers' },
  statistics: { tab: 'statistics' },
  settings: { tab: 'settings' },
} as const satisfies Record<string, Segment>;

export type SegmentName = keyof typeof segments;

/** Segment of the address that compares the service with others; not a tab. */
export const COMPARE = 'compare';

interface ServiceAddress {
  readonly service: ServiceRef;
  /** Segment of the address; absent in the bare address of the service, which shows the overview. */
  readonly segment: string | undefined;
  readonly tab: TabKey;
  readonly section: SectionId | undefined;
}

/**
 * Parses an address such as `/apps/42/saml20_sp/privacy`; undefined if it does not name a service or a part
 * of its page.
 */
export function parseServiceAddress(pathname: string): ServiceAddress | undefined {
  const [, apps, id = '', typeName, segment] = pathname.split('/');
  const type = types.find((known) => known === typeName);
  if (apps !== 'apps' || !type || !/^\d{1,9}$/.test(id)) return undefined;
  const service = { id: Number(id), type };
  const about = { service, tab: 'about', section: undefined } as const;
  if (!segment) return { ...about, segment: undefined };
  // Older invite links name no tab before the key, and a comparison is none.
  if (isTicketKey(segment) || segment === COMPARE) return { ...about, segment };
  if (!isSegment(segment)) return undefined;
  const { tab, section }: Segment = segments[segment];
  return { service, segment, tab, section };
}

function isSegment(segment: string): segment is SegmentName {
  return Object.hasOwn(segments, segment);
}

export function pathOf({ id, type }: ServiceRef, segment: SegmentName): string {
  return `/apps/${id}/${type}/${segment}`;
}
