/**
 * What the server and the thread that prerenders its overview tell each other (decision 11). The thread runs the
 * application itself and is handed everything that it shows: it asks for nothing.
 */
export interface PrerenderRequest {
  /** Which of several that are under way at the same time. */
  readonly id: number;
  /** The whole address of the page. */
  readonly url: string;
  /** The header of the request; what the page keeps in cookies decides some of what it shows. */
  readonly cookie: string;
  /** As the server has chosen it for this request. */
  readonly language: string;
  /** Hosts whose logos may be shown, with blanks between. */
  readonly logos: string;
  /** Answer of `/users/me`. */
  readonly person: string;
  /** Answer of `/services?form=list`. */
  readonly list: string;
}

export interface PrerenderResult {
  readonly id: number;
  /** Without scripts; absent where there is nothing to be shown ahead. */
  readonly html?: string;
}

/** The addresses that show the list of services, the two that lead on to it included. */
export function isOverview(pathname: string): boolean {
  return /^\/(apps(\/(connected|all))?\/?)?$/.test(pathname);
}
