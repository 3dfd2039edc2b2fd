/**
 * What a server draws into the document itself, so that somebody sees the list before the application's code has come
 * (decision 11). The drawing is the application's own: it runs in a thread of the server and is handed what the server
 * answers to the first calls of the page.
 */
export interface SightAsked {
  /** Which of several that are asked for at the same time. */
  readonly id: number;
  /** The whole address of the page. */
  readonly url: string;
  /** The header of the request; what the page keeps in cookies decides some of what it shows. */
  readonly cookie: string;
  /** As the server has chosen it for this request. */
  readonly language: string;
  /** Answer of `/users/me`. */
  readonly person: string;
  /** Answer of `/services?form=list`. */
  readonly list: string;
}

export interface SightDrawn {
  readonly id: number;
  /** HTML without scripts; absent where there is nothing to be shown ahead. */
  readonly html?: string;
}

/** Returns the addresses that show the list of services, the two that lead on to it included. */
export function isOverview(pathname: string): boolean {
  return /^\/(apps(\/(connected|all))?\/?)?$/.test(pathname);
}
