import { comesFromInstitution } from '../../../contracts/domain/attributes/attribute';
import type { ServiceDetail } from '../../../contracts/domain/services/service';

/** Says whether this login brought values; unknown if the login does not show it. */
type Came = 'values' | 'none' | 'unknown';

export interface AttributeRow {
  readonly name: string;
  /** True if the row is the identifier of the account instead of an attribute (REQUIREMENTS 122). */
  readonly identifier: boolean;
  /** Name of the attribute in metadata. */
  readonly friendlyName?: string | undefined;
  /** True if the service does not work without it; undefined if that is unknown. */
  readonly required?: boolean | undefined;
  /** Key of the source; '' if the metadata name none. */
  readonly source: string;
  /** The only values that are released; empty if all are. */
  readonly filters: readonly string[];
  readonly purpose: string;
  readonly own: readonly string[];
  readonly came: Came;
}

/** Source of the attributes that the federation makes itself. */
const federation = 'surf';

/**
 * Returns a row for each thing that the service receives: first a name id that stays the same, then the attributes of
 * the release policy (REQUIREMENTS 122–127). The caller knows the labels, and sorts.
 */
export function attributeRows(service: ServiceDetail, loggedInHere: boolean): readonly AttributeRow[] {
  const { releasePolicy, nameIds, motivations, requested, sources, ownAttributes } = service;
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
      friendlyName: requested[name]?.friendlyName,
      required: requested[name]?.required,
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

/** Tells whether an attribute comes from another source than the institution (REQUIREMENTS 124). */
function isOther(source: string | undefined): source is string {
  return source !== undefined && source !== '' && source !== 'idp';
}
