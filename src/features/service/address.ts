import type { ServiceRef } from '../../contracts/domain/service';
import { isTicketKey } from '../../contracts/domain/ticket';
import type { EntityType } from '../../contracts/wire/enumerations';

const types: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

/** Segments that show the About tab; three of them lead to a section of it (decisions C3). */
const sections = {
  about: undefined,
  overview: undefined,
  how_to_connect: undefined,
  license_data: 'license_data',
  attribute_policy: 'attribute_policy',
  privacy: 'privacy',
} as const;

export type SectionId = Exclude<(typeof sections)[keyof typeof sections], undefined>;

export interface ServiceAddress {
  readonly service: ServiceRef;
  /** Missing: the bare address, which leads to the overview (decisions C2). */
  readonly segment: string | undefined;
  readonly section: SectionId | undefined;
}

/** `/apps/42/saml20_sp/privacy`; nothing for what names no service or no part of its page. */
export function parseServiceAddress(pathname: string): ServiceAddress | undefined {
  const [, apps, id = '', typeName, segment] = pathname.split('/');
  const type = types.find((known) => known === typeName);
  if (apps !== 'apps' || !type || !/^\d{1,9}$/.test(id)) return undefined;
  const service = { id: Number(id), type };
  if (!segment) return { service, segment: undefined, section: undefined };
  // Older invite links name no tab before the key.
  if (isTicketKey(segment)) return { service, segment, section: undefined };
  return isSegment(segment) ? { service, segment, section: sections[segment] } : undefined;
}

function isSegment(segment: string): segment is keyof typeof sections {
  return Object.hasOwn(sections, segment);
}

export function pathOf({ id, type }: ServiceRef, segment: keyof typeof sections): string {
  return `/apps/${id}/${type}/${segment}`;
}
