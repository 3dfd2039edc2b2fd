import { keyOf, type Catalogue, type ListedService } from '../../contracts/domain/services/catalogue';
import type { ServiceList, ServiceTexts } from '../../contracts/wire/serviceList';
import { safePicture } from '../../lib/links';
import { listOf } from '../envelope';
import { isServiceType } from './catalogueService';
import { flagsIn, plainTextsIn, setsIn, textsIn, type Loose } from './columns';

type Own<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Reads the payload of `GET /services?form=list`, which comes sorted. Values beyond the end of a column are unknown; a
 * service without number, type or entity id is left out.
 */
export function leanCatalogue(list: Loose<ServiceList>): Catalogue {
  const ids = listOf(list.ids);
  const size = ids.length;
  const typeAt = textsIn(list.types);
  const entityIdAt = plainTextsIn(list.entityIds);
  const nameAt = plainTextsIn(list.names);
  const logoAt = plainTextsIn(list.logos);
  const organisationAt = textsIn(list.organisations);
  const stateAt = textsIn(list.states);
  const institutionIdAt = textsIn(list.institutionIds);
  const sourceAt = textsIn(list.sources);
  const levelAt = textsIn(list.levels);
  const entityCategoriesAt = setsIn(list.entityCategories);
  const attributesAt = setsIn(list.attributes);
  const isConnected = flagsIn(list.connected, size);
  const isIdpVisibleOnly = flagsIn(list.idpVisibleOnly, size);
  const isInEdugain = flagsIn(list.publishedInEdugain, size);
  const isSaml1Only = flagsIn(list.saml1Only, size);
  const isManipulated = flagsIn(list.manipulated, size);
  const isAnnotated = flagsIn(list.annotated, size);
  const categories = listOf(list.categories).flatMap((column) =>
    typeof column?.searchValue === 'string'
      ? [{ key: column.searchValue, name: column.name, valuesAt: setsIn(column) }]
      : [],
  );

  const services: ListedService[] = [];
  for (let place = 0; place < size; place += 1) {
    const id = ids[place];
    const type = typeAt(place);
    const entityId = entityIdAt(place);
    if (typeof id !== 'number' || !isServiceType(type) || entityId === undefined) continue;
    const values: Record<string, readonly string[]> = {};
    for (const { key, valuesAt } of categories) values[key] = valuesAt(place) ?? none;
    const service: Own<ListedService> = {
      id,
      type,
      entityId,
      name: nameAt(place) ?? entityId,
      organisation: organisationAt(place) ?? '',
      state: stateAt(place) === 'testaccepted' ? 'testaccepted' : 'prodaccepted',
      connected: isConnected(place),
      idpVisibleOnly: isIdpVisibleOnly(place),
      source: sourceAt(place) ?? '',
      entityCategories: entityCategoriesAt(place) ?? none,
      publishedInEdugain: isInEdugain(place),
      saml1Only: isSaml1Only(place),
      released: attributesAt(place) ?? 'everything',
      manipulation: isManipulated(place),
      annotated: isAnnotated(place),
      categories: values,
    };
    const logoUrl = safePicture(logoAt(place));
    const institutionId = institutionIdAt(place);
    const minimalLevel = levelAt(place);
    if (logoUrl) service.logoUrl = logoUrl;
    if (institutionId) service.institutionId = institutionId;
    if (minimalLevel) service.minimalLevel = minimalLevel;
    services.push(service);
  }
  return {
    services,
    sorted: true,
    facets: categories.map(({ key, name }) => ({ key, name: name ?? key })),
  };
}

const none: readonly string[] = [];

/** Reads the payload of `GET /x/services/texts`; the result is frozen like the catalogue. */
export function searchTextsOf(
  payload: Loose<Partial<ServiceTexts>> | undefined,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const typeAt = textsIn(payload?.types);
  const textAt = plainTextsIn(payload?.texts);
  listOf(payload?.ids).forEach((id, place) => {
    const type = typeAt(place);
    const text = textAt(place);
    if (isServiceType(type) && text) texts.set(keyOf({ id, type }), text);
  });
  return Object.freeze(texts);
}
