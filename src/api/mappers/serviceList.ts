import { keyOf, type Catalogue } from '../../contracts/domain/catalogue';
import { column, placesWhere, setColumn } from '../../contracts/domain/columns';
import type { ServiceList } from '../../contracts/wire/serviceList';
import { collatorOf } from '../../lib/collator';

/** Returns what `leanCatalogue` reads: a catalogue in the form in which our server sends it, with its texts. */
export function serviceListOf({ services: unsorted, facets, texts }: Catalogue): ServiceList {
  const { compare } = collatorOf();
  const services = unsorted.toSorted((a, b) => compare(a.name, b.name));
  return {
    form: 'list',
    ids: services.map(({ id }) => id),
    types: column(services, ({ type }) => type),
    entityIds: services.map(({ entityId }) => entityId),
    names: services.map(({ name }) => name),
    organisations: column(services, ({ organisation }) => organisation),
    logos: services.map(({ logoUrl = '' }) => logoUrl),
    states: column(services, ({ state }) => state),
    connected: placesWhere(services, ({ connected }) => connected),
    idpVisibleOnly: placesWhere(services, ({ idpVisibleOnly }) => idpVisibleOnly),
    institutionIds: column(services, ({ institutionId }) => institutionId),
    sources: column(services, ({ source }) => source),
    entityCategories: setColumn(services, ({ entityCategories }) => entityCategories),
    levels: column(services, ({ minimalLevel }) => minimalLevel),
    publishedInEdugain: placesWhere(services, ({ publishedInEdugain }) => publishedInEdugain),
    attributes: setColumn(services, ({ released }) => (released === 'everything' ? undefined : released)),
    manipulated: placesWhere(services, ({ manipulation }) => manipulation),
    annotated: placesWhere(services, ({ annotated }) => annotated),
    categories: facets.map(({ key, name }) => ({
      name,
      searchValue: key,
      ...setColumn(services, ({ categories }) => categories[key]),
    })),
    ...(texts && { texts: services.map((service) => texts.get(keyOf(service)) ?? '') }),
  };
}
