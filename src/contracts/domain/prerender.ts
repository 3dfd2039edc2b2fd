import type { Product } from './product';

/**
 * Messages between the server and the thread that prerenders the overview (decision 11). The thread runs the
 * application itself. It gets all data in messages, so it makes no calls: at the start, the data that does not change.
 */
export interface PrerenderStart {
  /** Sentences of the languages that the installation adds, by language and ID, as the build makes them from ours. */
  readonly added: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface PrerenderRequest {
  /** Identifies a rendering among several concurrent ones. */
  readonly id: number;
  /** The whole address of the page. */
  readonly url: string;
  /** Path prefix of the application's address; empty at the root. */
  readonly basePath: string;
  /** The header of the request; cookies affect what the page shows. */
  readonly cookie: string;
  /** Language that the server has chosen for this request. */
  readonly language: string;
  /** Hosts whose logos may be shown, separated by blanks. */
  readonly logos: string;
  readonly product: Product;
  /** Answer of `/users/me`. */
  readonly person: string;
  /** Answer of `/services?form=list`. */
  readonly list: string;
}

export interface PrerenderResult {
  readonly id: number;
  /** Markup without scripts; absent if there is nothing to prerender. */
  readonly html?: string;
  /** Why it could not be rendered. */
  readonly error?: string;
}

/** Returns the addresses that show the list of services, including the two that lead to it. */
export function isOverview(pathname: string): boolean {
  return /^\/(apps(\/(connected|all))?\/?)?$/.test(pathname);
}
