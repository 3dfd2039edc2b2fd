import type { ConsentSetting } from '../../contracts/domain/tickets/change';
import type { ComparedInstitution, ComparedService } from './contract/institutionComparison';
import type { OwnLanguage } from '../../contracts/domain/language';
import { settingFacts } from '../../contracts/domain/services/settingKinds';
import { foundBy } from '../../lib/foundBy';
import type { Place, SideName } from './pairAddress';

/** The settings of an institution for a service that both are connected to. */
export const settings = [...settingFacts, 'consentTexts', 'policies'] as const;
export type Setting = (typeof settings)[number];

/** A service that one of two institutions is connected to, or both. */
export interface ComparedRow {
  readonly key: string;
  /** In the words of the first institution that is connected. */
  readonly service: ComparedService;
  readonly a?: ComparedService;
  readonly b?: ComparedService;
  /** Settings that differ between the two; empty if one is not connected. */
  readonly differing: readonly Setting[];
}

export const explained: readonly OwnLanguage[] = ['en', 'nl', 'pt'];

const textsOf = ({ explanations }: ConsentSetting) =>
  JSON.stringify(explained.map((language) => explanations[language]));

const valueOf: Readonly<Record<Setting, (service: ComparedService) => string | number | undefined>> = {
  level: ({ level }) => level,
  multiFactor: ({ multiFactor }) => multiFactor,
  consent: ({ consent }) => consent.type,
  consentTexts: ({ consent }) => textsOf(consent),
  policies: ({ policies }) => policies,
};

/** Joins what two institutions are connected to. `compared`: the settings that this installation has. */
export function comparedRows(
  first: ComparedInstitution,
  second: ComparedInstitution,
  compared: readonly Setting[],
): readonly ComparedRow[] {
  const others = new Map(second.services.map((service) => [keyOf(service), service]));
  const rows = first.services.map((a): ComparedRow => {
    const key = keyOf(a);
    const b = others.get(key);
    others.delete(key);
    if (!b) return { key, service: a, a, differing: [] };
    const differing = compared.filter((setting) => valueOf[setting](a) !== valueOf[setting](b));
    return { key, service: a, a, b, differing };
  });
  const onlySecond = [...others].map(([key, b]): ComparedRow => ({ key, service: b, b, differing: [] }));
  return [...rows, ...onlySecond];
}

function keyOf({ id, type }: ComparedService): string {
  return `${type} ${id}`;
}

/** Returns where the service is connected. */
function placeOf({ a, b }: ComparedRow): SideName | 'both' {
  return a && b ? 'both' : a ? 'a' : 'b';
}

export function isAt(row: ComparedRow, place: Place): boolean {
  return place === 'all' || placeOf(row) === place;
}

/** Tells whether both institutions have the service, and have set the same for it. */
export function isAlike(row: ComparedRow): boolean {
  return placeOf(row) === 'both' && row.differing.length === 0;
}

/** Sorts rows by name; `compare` sorts names as readers of the page do. */
export function byName(
  rows: readonly ComparedRow[],
  turned: boolean,
  compare: (a: string, b: string) => number,
): readonly ComparedRow[] {
  const turn = turned ? -1 : 1;
  return rows.toSorted((one, other) => turn * compare(one.service.name, other.service.name));
}

/** Returns the rows in whose name, organisation or entity id each of the words occurs. */
export function found(rows: readonly ComparedRow[], searchText: string): readonly ComparedRow[] {
  return foundBy(rows, searchText, ({ service: { name, organisation, entityId } }) => [
    name,
    organisation,
    entityId,
  ]);
}
