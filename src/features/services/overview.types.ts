import type { ListedService } from '../../contracts/domain/services/catalogue';
import type { Level } from '../../contracts/domain/services/level';
import type { ConsentType, StateType } from '../../contracts/wire/enumerations';
import type { EntityLevel } from '../../contracts/wire/institution';

export type ListName = 'connected' | 'all';
export type SortKey = 'name' | 'organisation';

/** Ticked values by the key of their facet, as `activeFacets` has them in the address. */
export type Ticked = Readonly<Record<string, readonly string[]>>;

/** The question to the list; the address contains all of it. */
export interface ListQuestion {
  readonly search: string;
  readonly ticked: Ticked;
  /** True if a service needs all of the ticked entity categories instead of any. */
  readonly allCategories: boolean;
  readonly sort: SortKey;
  readonly connectedFirst: boolean;
}

/** Returns the one name of an attribute. */
export type UrnOf = (name: string) => string;

/** The reader, and what is known about the institution. What has not loaded is absent. */
export interface Circumstances {
  readonly list: ListName;
  readonly guest: boolean;
  readonly superUser: boolean;
  /** State of the institution; for guests production. */
  readonly state: StateType;
  readonly institutionId?: string;
  readonly stepUp: readonly EntityLevel[];
  /** Levels of the installation, with their ranks. */
  readonly levels: readonly Level[];
  readonly multiFactor: readonly EntityLevel[];
  readonly consentEnabled: boolean;
  /** Source of the federation's own services. */
  readonly ownSource: string;
  /** Entity ids of services that a policy is about. */
  readonly withPolicies?: Pick<ReadonlySet<string>, 'has'>;
  readonly consents?: Readonly<Record<string, ConsentType>>;
  /** Gives an attribute one name, however metadata spells it. */
  readonly urnOf?: UrnOf;
}

interface FacetValueResult {
  readonly key: string;
  /**
   * Number of services in the list if this value were also ticked, without the other ticks of its facet
   * (REQUIREMENTS 77).
   */
  readonly count: number;
  readonly ticked: boolean;
}

export interface FacetResult {
  readonly key: string;
  /** Name of a facet that the server defines; those of the client have theirs in the messages. */
  readonly name?: string;
  readonly values: readonly FacetValueResult[];
}

export interface ListResult {
  /** Services that were found, in the requested order. */
  readonly services: readonly ListedService[];
  /** Number of services in the list without any filter. */
  readonly total: number;
  /** Counts the facets that this person has, in the order of display. */
  readonly facets: () => readonly FacetResult[];
  /** The searched texts: names and entity ids only, until everything is indexed. */
  readonly reach: 'names' | 'everything';
}

/** A facet or the search that can be left out, and how many services are found then. */
export interface Suggestion {
  /** Key of the facet; absent for the search. */
  readonly facet?: string;
  readonly count: number;
}
