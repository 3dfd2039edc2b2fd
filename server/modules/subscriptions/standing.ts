import { type Viewer, audienceOf, viewerFor } from '../catalogue/catalogue.module';
import { liveRoles, mayActFor, type Principal } from '../identity/identity.module';
import type { Queries } from '../../platform/storage/database';

/** Who somebody is now, as far as it decides what they are told. */
export type Watcher = Pick<Principal, 'authorities' | 'institutions' | 'switchedTo'> & {
  /** As policies name who saved them. */
  readonly name: string;
};

/** What somebody may be told of one institution. */
export interface Standing {
  readonly institution: string;
  readonly viewer: Viewer;
  /** Whether they read policies, as the access table says of `GET /policies`. */
  readonly readsPolicies: boolean;
  /** Whether they see feeds, as it says of `GET /x/feeds`. */
  readonly seesFeeds: boolean;
  readonly name: string;
}

/**
 * Returns how a person stands to an institution now; undefined where they belong to it no more, or nobody knows it: then nothing
 * is told.
 */
export async function standingAt(
  queries: Queries,
  watcher: Watcher,
  institution: string,
): Promise<Standing | undefined> {
  if (!mayActFor(watcher, institution)) return undefined;
  const roles = liveRoles(watcher);
  const viewer = await viewerFor(queries, audienceOf(roles), institution);
  if (!viewer.institution) return undefined;
  return {
    institution,
    viewer,
    readsPolicies: roles.viewer || roles.admin || roles.superUser,
    seesFeeds: roles.superUser,
    name: watcher.name,
  };
}
