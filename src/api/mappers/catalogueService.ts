import type { CatalogueService } from '../../contracts/domain/services/service';
import type { EntityType } from '../../contracts/wire/enumerations';
import type { Category, Service } from '../../contracts/wire/service';
import { safePicture } from '../../lib/links';
import { listOf } from '../envelope';
import type { Loose } from './columns';

/** A service as any server may send it: every member may be missing or null (WIRE T2). */
export type LooseService = Loose<Service>;

const everythingReleased = { attributes: {}, noArp: true, noAttrArp: false };

export function catalogueServiceOf(wire: LooseService): CatalogueService {
  return {
    ...rowOf(wire),
    names: wire.names ?? {},
    descriptions: wire.descriptions ?? {},
    keywords: wire.keywords ?? {},
    ...(typeof wire.publishedInEdugain === 'boolean' && { publishedInEdugain: wire.publishedInEdugain }),
    releasePolicy: wire.arp ? { ...wire.arp, attributes: wire.arp.attributes ?? {} } : everythingReleased,
    ...(wire.manipulationNotes && { manipulationNotes: wire.manipulationNotes }),
    license: wire.licenseStatus ?? 'UNKNOWN',
    categories: categoriesOf(wire.categories),
  };
}

/** Reads what rows of the list and pages of services have in common. */
export function rowOf(wire: LooseService) {
  const logoUrl = safePicture((wire.detailLogoUrl ?? wire.logoUrl)?.trim());
  const names = wire.names ?? {};
  return {
    id: wire.id ?? 0,
    type: knownType(wire.entityType),
    entityId: wire.spEntityId ?? '',
    name: (wire.name || names['en'] || names['nl'] || names['pt'] || wire.spEntityId) ?? '',
    organisation: wire.organisation ?? '',
    ...(logoUrl && { logoUrl }),
    state: wire.state ?? 'prodaccepted',
    connected: wire.connected === true,
    idpVisibleOnly: wire.idpVisibleOnly === true,
    ...(wire.institutionId && { institutionId: wire.institutionId }),
    source: wire.interfedSource ?? '',
    entityCategories: (
      wire.entityCategories ?? [wire.entityCategories1, wire.entityCategories2, wire.entityCategories3]
    ).flatMap((category) => category || []),
    ...(wire.minimalLoaLevel && { minimalLevel: wire.minimalLoaLevel }),
    saml1Only: wire.saml1Only === true,
    manipulation: wire.manipulation === true,
  };
}

/** Drops the blanks that a server leaves around values (WIRE T32), and values without text. */
export function categoriesOf(
  categories: readonly (Loose<Category> | null)[] | null | undefined,
): readonly Category[] {
  return listOf(categories).flatMap((category) => {
    if (!category?.searchValue) return [];
    const { searchValue, name } = category;
    const values = listOf<Loose<Category['values'][number]> | null>(category.values);
    return {
      searchValue,
      name: name ?? searchValue,
      values: values.flatMap((one) => (one?.value ? { count: one.count ?? 0, value: one.value.trim() } : [])),
    };
  });
}

function knownType(type: EntityType | null | undefined): EntityType {
  return type ?? 'saml20_sp';
}

const serviceTypes: readonly string[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template', 'oauth20_rs'];

export function isServiceType(type: string | undefined): type is EntityType {
  return type !== undefined && serviceTypes.includes(type);
}
