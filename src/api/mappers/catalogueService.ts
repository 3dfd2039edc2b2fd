import type { Catalogue, CatalogueService } from '../../contracts/domain/service';
import type { EntityType } from '../../contracts/wire/enumerations';
import type { Category, Service } from '../../contracts/wire/service';
import { safeLink } from '../../lib/links';
import { listOf } from '../envelope';

/** A service as any server may send it: every member may be missing or null (contract T2). */
export type LooseService = { readonly [K in keyof Service]?: Service[K] | null };

const everythingReleased = { attributes: {}, noArp: true, noAttrArp: false };

export function catalogueServiceOf(wire: LooseService): CatalogueService {
  const logoUrl = safeLink(wire.detailLogoUrl ?? wire.logoUrl);
  const names = wire.names ?? {};
  return {
    id: wire.id ?? 0,
    type: knownType(wire.entityType),
    entityId: wire.spEntityId ?? '',
    name: (wire.name || names['en'] || names['nl'] || names['pt'] || wire.spEntityId) ?? '',
    names,
    descriptions: wire.descriptions ?? {},
    keywords: wire.keywords ?? {},
    organisation: wire.organisation ?? '',
    ...(logoUrl && { logoUrl }),
    state: wire.state ?? 'prodaccepted',
    connected: wire.connected === true,
    idpVisibleOnly: wire.idpVisibleOnly === true,
    ...(wire.institutionId && { institutionId: wire.institutionId }),
    source: wire.interfedSource ?? '',
    entityCategories: [wire.entityCategories1, wire.entityCategories2, wire.entityCategories3].flatMap(
      (category) => category || [],
    ),
    ...(wire.minimalLoaLevel && { minimalLevel: wire.minimalLoaLevel }),
    ...(typeof wire.publishedInEdugain === 'boolean' && { publishedInEdugain: wire.publishedInEdugain }),
    releasePolicy: wire.arp ? { ...wire.arp, attributes: wire.arp.attributes ?? {} } : everythingReleased,
    manipulation: wire.manipulation === true,
    ...(wire.manipulationNotes && { manipulationNotes: wire.manipulationNotes }),
    license: wire.licenseStatus ?? 'UNKNOWN',
    categories: categoriesOf(wire.categories),
  };
}

interface CataloguePayload {
  readonly apps?: readonly LooseService[] | null;
  readonly facets?: readonly Category[] | null;
}

/** Payload of `GET /services`. */
export function catalogueOf(payload: CataloguePayload | undefined): Catalogue {
  return {
    services: listOf(payload?.apps).map(catalogueServiceOf),
    facets: categoriesOf(payload?.facets),
  };
}

/** Values without the blanks that a server leaves around them (contract T32). */
function categoriesOf(categories: readonly Category[] | null | undefined): readonly Category[] {
  return listOf(categories).map((category) => ({
    ...category,
    values: listOf(category.values).map(({ count, value }) => ({ count, value: value.trim() })),
  }));
}

function knownType(type: EntityType | null | undefined): EntityType {
  return type ?? 'saml20_sp';
}
