import type { StateType } from '../../wire/enumerations';
import type { Person } from '../person/person';
import type { ServiceRef } from './serviceRef';

/** Name in `extensions` of `/users/me` if the server sends the list as the overview needs it. */
export const LIST_EXTENSION = 'list';

/** A service in the overview: the data of its row and the facets. */
export interface ListedService extends ServiceRef {
  readonly entityId: string;
  /** Name in the language of the page, or in the only one. */
  readonly name: string;
  readonly organisation: string;
  readonly logoUrl?: string;
  readonly state: StateType;
  readonly connected: boolean;
  readonly idpVisibleOnly: boolean;
  /** ID of the institution that offers it. */
  readonly institutionId?: string;
  /** Federation of its origin. */
  readonly source: string;
  readonly entityCategories: readonly string[];
  /** URI of the level that the service itself requires. */
  readonly minimalLevel?: string;
  readonly publishedInEdugain: boolean;
  /** True if it does not support SAML 2.0, so that it cannot be connected. */
  readonly saml1Only: boolean;
  /** Names of the attributes in its release policy, or everything if it has no policy. */
  readonly released: readonly string[] | 'everything';
  /** True if a script changes the attributes, so that more may be released than the policy says. */
  readonly manipulation: boolean;
  readonly annotated: boolean;
  /** Values of the server's facets, by the facet's key. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
}

/** A facet from the server, with its name in the language of the page. */
export interface ServerFacet {
  readonly key: string;
  readonly name: string;
}

/** The reader of the list, as far as it affects the contents. */
export interface Reader {
  readonly guest: boolean;
  /** State of the institution acted for. */
  readonly state: StateType;
}

/**
 * Returns whether the list of a reader includes a service: those of the institution's state; for guests, without those
 * that only identity providers may see (REQUIREMENTS 49, 50, 53).
 */
export function isListed(
  { state, idpVisibleOnly }: Pick<ListedService, 'state' | 'idpVisibleOnly'>,
  reader: Reader,
): boolean {
  return state === reader.state && !(reader.guest && idpVisibleOnly);
}

/** Returns the reader for a person; a guest sees production (REQUIREMENTS 9). */
export function readerOf({ roles, institution }: Pick<Person, 'roles' | 'institution'>): Reader {
  return { guest: roles.guest, state: roles.guest ? 'prodaccepted' : (institution?.state ?? 'prodaccepted') };
}

export interface Catalogue {
  /** Sorted by name. */
  readonly services: readonly ListedService[];
  readonly facets: readonly ServerFacet[];
  /** The searched texts; absent if they are in a second answer. */
  readonly texts?: SearchTexts;
}

/** Texts that are searched besides names and entity IDs, by `keyOf`: a line for each text in each language. */
export type SearchTexts = Pick<ReadonlyMap<string, string>, 'get'>;

/** Returns a key of the service, since numbers are unique only within a type (WIRE T6). */
export function keyOf({ id, type }: ServiceRef): string {
  return `${type}:${id}`;
}
