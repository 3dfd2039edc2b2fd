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
  for (let index = 0; index < size; index += 1) {
    const id = ids[index];
    const type = typeAt(index);
    const entityId = entityIdAt(index);
    if (typeof id !== 'number' || !isServiceType(type) || entityId === undefined) continue;
    const values: Record<string, readonly string[]> = {};
    for (const { key, valuesAt } of categories) values[key] = valuesAt(index) ?? none;
    const service: Own<ListedService> = {
      id,
      type,
      entityId,
      name: nameAt(index) ?? entityId,
      organisation: organisationAt(index) ?? '',
      state: stateAt(index) === 'testaccepted' ? 'testaccepted' : 'prodaccepted',
      connected: isConnected(index),
      idpVisibleOnly: isIdpVisibleOnly(index),
      source: sourceAt(index) ?? '',
      entityCategories: entityCategoriesAt(index) ?? none,
      publishedInEdugain: isInEdugain(index),
      saml1Only: isSaml1Only(index),
      released: attributesAt(index) ?? 'everything',
      manipulation: isManipulated(index),
      annotated: isAnnotated(index),
      categories: values,
    };
    const logoUrl = safePicture(logoAt(index));
    const institutionId = institutionIdAt(index);
    const minimalLevel = levelAt(index);
    if (logoUrl) service.logoUrl = logoUrl;
    if (institutionId) service.institutionId = institutionId;
    if (minimalLevel) service.minimalLevel = minimalLevel;
    services.push(service);
  }
  return {
    services,
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
  listOf(payload?.ids).forEach((id, index) => {
    const type = typeAt(index);
    const text = textAt(index);
    if (isServiceType(type) && text) texts.set(keyOf({ id, type }), text);
  });
  return Object.freeze(texts);
}
