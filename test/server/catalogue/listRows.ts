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

function textAt({ values, of }: Column, index: number): string | undefined {
  return values[of[index] ?? -1];
}

function setAt({ values, sets, of }: SetColumn, index: number): string[] | undefined {
  return sets[of[index] ?? -1]?.map((index) => values[index] ?? '').sort();
}

export function rowsOfList(list: ServiceList): Row[] {
  const [category] = list.categories;
  return list.ids.map((id, index) => ({
    id,
    type: textAt(list.types, index) ?? '',
    entityId: list.entityIds[index] ?? '',
    name: list.names[index] ?? '',
    organisation: textAt(list.organisations, index) ?? '',
    logo: list.logos[index] ?? '',
    state: textAt(list.states, index),
    connected: list.connected.includes(index),
    idpVisibleOnly: list.idpVisibleOnly.includes(index),
    institutionId: textAt(list.institutionIds, index),
    source: textAt(list.sources, index) ?? '',
    entityCategories: setAt(list.entityCategories, index) ?? [],
    level: textAt(list.levels, index),
    publishedInEdugain: list.publishedInEdugain.includes(index),
    saml1Only: list.saml1Only.includes(index),
    attributes: setAt(list.attributes, index) ?? 'everything',
    manipulation: list.manipulated.includes(index),
    annotated: list.annotated.includes(index),
    typesOfService: (category && setAt(category, index)) ?? [],
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
