import { setImmediate } from 'node:timers/promises';
import { column, placesWhere, setColumn } from './columns';
import type { ServiceList } from '../../../src/contracts/wire/serviceList';
import type { Queries } from '../../platform/storage/database';
import { typeOfService } from './categories';
import { inOwnOrder } from './inOwnOrder';
import { rowsWith, type ListedRow } from './listedRows';
import { localise, nameOf } from '../../platform/text/localise';
import type { Shared } from './sharedParts';
import type { Viewer } from './viewer';
import { ALL_RIGHTS, seenOf, type Seen } from './visibleServices';

const members = [
  'firstLanguage',
  'names',
  'organisations',
  'interfedSource',
  'entityCategories',
  'minimalLoaLevel',
  'publishedInEdugain',
  'saml1Only',
  'releasePolicy',
  'manipulation',
  'manipulationNotes',
  'typesOfService',
] as const;
type Row = ListedRow<(typeof members)[number]>;

/** Returns the list entry of a service in one language. */
function listed(row: Row, language: string) {
  const document = inOwnOrder(row.document);
  const { releasePolicy } = document;
  return {
    id: row.id,
    type: row.entity_type,
    entityId: row.entity_id,
    state: row.state,
    institutionId: row.institution_id,
    idpVisibleOnly: row.idp_visible_only,
    name: nameOf(document.names, language, row.entity_id),
    organisation: localise(document.organisations, language),
    logo: row.logo_url ?? '',
    source: document.interfedSource,
    entityCategories: document.entityCategories.length > 0 ? document.entityCategories : undefined,
    level: document.minimalLoaLevel,
    publishedInEdugain: document.publishedInEdugain,
    saml1Only: document.saml1Only === true,
    attributes: releasePolicy && Object.keys(releasePolicy),
    manipulation: document.manipulation,
    annotated: (document.manipulationNotes ?? '') !== '',
    category: typeOfService(document.typesOfService, language),
  };
}
type Listed = ReturnType<typeof listed>;

async function listedForAll(queries: Queries, language: string): Promise<Listed[]> {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const byName = (a: Listed, b: Listed) => compare(a.name, b.name);
  const services: Listed[] = [];
  for await (const rows of rowsWith(queries, ALL_RIGHTS, members)) {
    // Merging sorted portions blocks others for a third of the time of one sort of everything.
    services.push(...rows.map((row) => listed(row, language)).sort(byName));
  }
  return services.sort(byName);
}

function categories(services: readonly Listed[]): ServiceList['categories'] {
  const [first] = services;
  if (!first) return [];
  const { name, searchValue } = first.category;
  return [
    {
      name,
      searchValue,
      ...setColumn(services, ({ category }) => category.values.map(({ value }) => value)),
    },
  ];
}

/** Makes each column in a separate turn of the event loop, since with 10,000 services each takes a few milliseconds. */
function columnsOf(
  { services, isConnected }: Seen<Listed>,
  { audience }: Viewer,
): { readonly [Name in keyof ServiceList]: () => ServiceList[Name] } {
  return {
    form: () => 'list',
    ids: () => services.map(({ id }) => id),
    types: () => column(services, ({ type }) => type),
    entityIds: () => services.map(({ entityId }) => entityId),
    names: () => services.map(({ name }) => name),
    organisations: () => column(services, ({ organisation }) => organisation),
    logos: () => services.map(({ logo }) => logo),
    states: () => column(services, ({ state }) => state),
    connected: () => placesWhere(services, isConnected),
    idpVisibleOnly: () => placesWhere(services, ({ idpVisibleOnly }) => idpVisibleOnly),
    institutionIds: () => column(services, ({ institutionId }) => institutionId),
    sources: () => column(services, ({ source }) => source),
    entityCategories: () => setColumn(services, (service) => service.entityCategories),
    levels: () => column(services, ({ level }) => level),
    publishedInEdugain: () => placesWhere(services, (service) => service.publishedInEdugain),
    saml1Only: () => placesWhere(services, ({ saml1Only }) => saml1Only),
    attributes: () => setColumn(services, ({ attributes }) => attributes),
    manipulated: () => placesWhere(services, ({ manipulation }) => manipulation),
    annotated: () => (audience === 'superUser' ? placesWhere(services, ({ annotated }) => annotated) : []),
    categories: () => categories(services),
  };
}

/** Yields the payload of `GET /services?form=list`, a ServiceList. */
export async function* serviceListText(
  queries: Queries,
  viewer: Viewer,
  language: string,
  shared: Shared,
): AsyncGenerator<string> {
  const all = await shared.once(`list ${language}`, () => listedForAll(queries, language));
  const seen = await seenOf(queries, viewer, all);
  let separator = '{';
  for (const [name, make] of Object.entries(columnsOf(seen, viewer))) {
    yield `${separator}"${name}":${JSON.stringify(make())}`;
    separator = ',';
    await setImmediate();
  }
  yield '}';
}
