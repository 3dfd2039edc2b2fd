import type { ListedService } from '../../contracts/domain/catalogue';
import type { ConsentType, StateType } from '../../contracts/wire/enumerations';
import type { EntityLevel } from '../../contracts/wire/institution';

export type ListName = 'connected' | 'all';
export type SortKey = 'name' | 'organisation';

/** Keys of ticked values, by the facet's key: what `activeFacets` says in the address. */
export type Ticked = Readonly<Record<string, readonly string[]>>;

/** What somebody asks the overview; all of it stands in the address. */
export interface ListQuestion {
  readonly search: string;
  readonly ticked: Ticked;
  /** Entity categories: all of the ticked ones instead of any. */
  readonly allCategories: boolean;
  readonly sort: SortKey;
  readonly connectedFirst: boolean;
}

/** The person who asks, and what is known about the institution; what has not come (yet) is absent. */
export interface Circumstances {
  readonly list: ListName;
  readonly guest: boolean;
  readonly superUser: boolean;
  /** State of the institution; production for guests. */
  readonly state: StateType;
  readonly institutionId?: string;
  readonly stepUp: readonly EntityLevel[];
  readonly multiFactor: readonly EntityLevel[];
  readonly consentEnabled: boolean;
  /** Source of the federation's own services. */
  readonly ownSource: string;
  /** Entity ids of services that a policy is about. */
  readonly withPolicies?: Pick<ReadonlySet<string>, 'has'>;
  readonly consents?: Readonly<Record<string, ConsentType>>;
}

export interface FacetValueResult {
  readonly key: string;
  /** Services in the result if this value were ticked as well, the facet's own other values aside (REQUIREMENTS 77). */
  readonly count: number;
  readonly ticked: boolean;
}

export interface FacetResult {
  readonly key: string;
  /** Name of a facet that the server brings; the others' names are texts of the client. */
  readonly name?: string;
  readonly values: readonly FacetValueResult[];
}

export interface ListAnswer {
  /** Services in the order asked for. */
  readonly services: readonly ListedService[];
  /** Services of the list without any filter. */
  readonly total: number;
  /** Counted when they are asked for, in the order of display; those that this person has no use for are absent. */
  readonly facets: () => readonly FacetResult[];
  /** What the search has looked through: until the texts are indexed, names and entity ids. */
  readonly reach: 'names' | 'everything';
}

/** Something to leave out of a question that finds nothing, and what would be found then. */
export interface Suggestion {
  /** Absent: the search. */
  readonly facet?: string;
  readonly count: number;
}
