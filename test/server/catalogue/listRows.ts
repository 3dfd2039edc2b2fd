import type { Catalogue, Service } from '../../../src/contracts/wire/service';
import type { Column, ServiceList, SetColumn } from '../../../src/contracts/wire/serviceList';

/** A row of the list, from either form of the answer. */
export interface Row {
  readonly id: number;
  readonly type: string;
  readonly entityId: string;
  readonly name: string;
  readonly organisation: string;
  readonly logo: string;
  readonly state: string | undefined;
  readonly connected: boolean;
  readonly idpVisibleOnly: boolean;
  readonly institutionId: string | undefined;
  readonly source: string;
  readonly entityCategories: readonly string[];
  readonly level: string | undefined;
  readonly publishedInEdugain: boolean;
  readonly saml1Only: boolean;
  readonly attributes: readonly string[] | 'everything';
  readonly manipulation: boolean;
  readonly annotated: boolean;
  readonly typesOfService: readonly string[];
}

function textAt({ values, of }: Column, place: number): string | undefined {
  return values[of[place] ?? -1];
}

function setAt({ values, sets, of }: SetColumn, place: number): string[] | undefined {
  return sets[of[place] ?? -1]?.map((index) => values[index] ?? '').sort();
}

export function rowsOfList(list: ServiceList): Row[] {
  const [category] = list.categories;
  return list.ids.map((id, place) => ({
    id,
    type: textAt(list.types, place) ?? '',
    entityId: list.entityIds[place] ?? '',
    name: list.names[place] ?? '',
    organisation: textAt(list.organisations, place) ?? '',
    logo: list.logos[place] ?? '',
    state: textAt(list.states, place),
    connected: list.connected.includes(place),
    idpVisibleOnly: list.idpVisibleOnly.includes(place),
    institutionId: textAt(list.institutionIds, place),
    source: textAt(list.sources, place) ?? '',
    entityCategories: setAt(list.entityCategories, place) ?? [],
    level: textAt(list.levels, place),
    publishedInEdugain: list.publishedInEdugain.includes(place),
    saml1Only: list.saml1Only.includes(place),
    attributes: setAt(list.attributes, place) ?? 'everything',
    manipulation: list.manipulated.includes(place),
    annotated: list.annotated.includes(place),
    typesOfService: (category && setAt(category, place)) ?? [],
  }));
}

function rowOf(app: Service): Row {
  const categories = [app.entityCategories1, app.entityCategories2, app.entityCategories3];
  return {
    id: app.id,
    type: app.entityType,
    entityId: app.spEntityId,
    name: app.name,
    organisation: app.organisation,
    logo: app.logoUrl ?? '',
    state: app.state,
    connected: app.connected,
    idpVisibleOnly: app.idpVisibleOnly,
    institutionId: app.institutionId,
    source: app.interfedSource,
    entityCategories: categories.flatMap((category) => category ?? []).sort(),
    level: app.minimalLoaLevel,
    publishedInEdugain: app.publishedInEdugain === true,
    saml1Only: app.saml1Only === true,
    attributes: app.arp.noArp ? 'everything' : Object.keys(app.arp.attributes).sort(),
    manipulation: app.manipulation,
    annotated: app.manipulationNotes !== undefined,
    typesOfService: app.categories.flatMap(({ values }) => values.map(({ value }) => value)).sort(),
  };
}

export function rowsOfCatalogue({ apps }: Catalogue): Row[] {
  return apps.map(rowOf);
}

export function byEntityId(a: Row, b: Row): number {
  return a.entityId < b.entityId ? -1 : 1;
}
