import { sql } from 'kysely';
import { type Viewer, audienceOf, viewerFor } from '../../../modules/catalogue/catalogue.module';
import { liveRoles, mayActFor, type Principal } from '../../../modules/identity/identity.module';
import type { Queries } from '../../../platform/storage/database';

/** A person's present roles and institutions, as far as they decide which news the person sees. */
export type Watcher = Pick<Principal, 'authorities' | 'institutions' | 'switchedTo'> & {
  /** In the form in which policies name their authors. */
  readonly name: string;
  /** In lower case, as reviews know people; empty: no login has sent it. */
  readonly mail: string;
};

/** A person's access to news of one institution. */
export interface NewsAccess {
  readonly institution: string;
  readonly viewer: Viewer;
  /** True if they read policies, by the access table for `GET /policies`. */
  readonly readsPolicies: boolean;
  /** True if they see feeds, by the access table for `GET /x/feeds`. */
  readonly seesFeeds: boolean;
  /** True if they read statistics, by the access table for `/stats/*`. */
  readonly readsStatistics: boolean;
  /** True if they read reviews, by the access table for `GET /x/reviews`; true if they lead them. */
  readonly readsReviews: boolean;
  readonly leadsReviews: boolean;
  readonly mail: string;
  readonly name: string;
}

/**
 * Returns a person's present access to an institution; undefined if they no longer belong to it, or it is unknown: then
 * there are no news.
 */
export async function newsAccessAt(
  queries: Queries,
  watcher: Watcher,
  institution: string,
): Promise<NewsAccess | undefined> {
  if (!mayActFor(watcher, institution)) return undefined;
  const roles = liveRoles(watcher);
  const viewer = await viewerFor(queries, audienceOf(roles), institution);
  if (!viewer.institution) return undefined;
  return {
    institution,
    viewer,
    readsPolicies: roles.viewer || roles.admin || roles.superUser,
    seesFeeds: roles.superUser,
    readsStatistics: roles.superUser
      ? isOwn(watcher, institution)
      : !roles.member || (await showsStatistics(queries, institution)),
    readsReviews: roles.viewer || roles.admin,
    leadsReviews: roles.admin,
    mail: watcher.mail,
    name: watcher.name,
  };
}

/** Returns whether a person belongs to an institution or has switched to it: a header that names it is not enough. */
const isOwn = ({ institutions, switchedTo }: Watcher, institution: string): boolean =>
  institutions.includes(institution) || switchedTo?.institution === institution;

/** Returns whether an institution shows its statistics to its members. */
async function showsStatistics(queries: Queries, institution: string): Promise<boolean> {
  const row = await queries
    .selectFrom('institution')
    .select(sql<boolean>`coalesce((document ->> 'displayStatsInDashboard')::boolean, false)`.as('shows'))
    .where('entity_id', '=', institution)
    .executeTakeFirst();
  return row?.shows === true;
}
