import { comesFromInstitution } from '../../../contracts/domain/attribute';
import type { ServiceDetail } from '../../../contracts/domain/service';

/** Whether values came with the person's own login; unknown where that cannot be told. */
export type Came = 'values' | 'none' | 'unknown';

export interface AttributeRow {
  readonly name: string;
  /** Identifier of the account instead of an attribute (REQUIREMENTS 122). */
  readonly identifier: boolean;
  /** Key of the source; empty where the metadata names none. */
  readonly source: string;
  /** Only these values are released; none: all. */
  readonly filters: readonly string[];
  readonly purpose: string;
  readonly own: readonly string[];
  readonly came: Came;
}

/** Source of the attributes that the federation makes itself. */
const federation = 'surf';

/**
 * Returns what the service receives, a row each: a name id that stays the same first, then the attributes of the release
 * policy (REQUIREMENTS 122–127). Sorted by the caller, who knows the labels.
 */
export function attributeRows(service: ServiceDetail, loggedInHere: boolean): readonly AttributeRow[] {
  const { releasePolicy, nameIds, motivations, sources, ownAttributes } = service;
  const persistent = nameIds.find((format) => /unspecified|persistent/.test(format));
  const own = new Map(ownAttributes.map(({ name, userValues }) => [name, userValues]));
  const identifiers = persistent
    ? [
        {
          name: persistent,
          identifier: true,
          source: federation,
          filters: [],
          purpose: '',
          own: [],
          came: 'unknown',
        } as const,
      ]
    : [];
  const attributes = Object.entries(releasePolicy.attributes).map(([name, filters]): AttributeRow => {
    const fromInstitution = comesFromInstitution(name, sources);
    const values = loggedInHere && fromInstitution ? own.get(name) : undefined;
    return {
      name,
      identifier: false,
      source: fromInstitution ? 'idp' : isOther(sources[name]) ? sources[name] : federation,
      filters: filters.filter((value) => value !== '*'),
      purpose: motivations[name] ?? '',
      own: values ?? [],
      came: values === undefined ? 'unknown' : values.length > 0 ? 'values' : 'none',
    };
  });
  return [...identifiers, ...attributes];
}

/** The targeted id is the federation's, whatever source is named for it (REQUIREMENTS 124). */
function isOther(source: string | undefined): source is string {
  return source !== undefined && source !== '' && source !== 'idp';
}
