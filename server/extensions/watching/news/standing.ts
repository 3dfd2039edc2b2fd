import { sql } from 'kysely';
import { type Viewer, audienceOf, viewerFor } from '../../../modules/catalogue/catalogue.module';
import { liveRoles, mayActFor, type Principal } from '../../../modules/identity/identity.module';
import type { Queries } from '../../../platform/storage/database';

/** Who somebody is now, as far as it decides what they are told. */
export type Watcher = Pick<Principal, 'authorities' | 'institutions' | 'switchedTo'> & {
  /** As policies name who saved them. */
  readonly name: string;
  /** In lower case, as reviews know people; empty: no login has told it. */
  readonly mail: string;
};

/** What somebody may be told of one institution. */
export interface Standing {
  readonly institution: string;
  readonly viewer: Viewer;
  /** Whether they read policies, as the access table says of `GET /policies`. */
  readonly readsPolicies: boolean;
  /** Whether they see feeds, as it says of `GET /x/feeds`. */
  readonly seesFeeds: boolean;
  /** Whether they read statistics, as it says of `/stats/*`. */
  readonly readsStatistics: boolean;
  /** Whether they read reviews, as it says of `GET /x/reviews`, and whether they lead them. */
  readonly readsReviews: boolean;
  readonly leadsReviews: boolean;
  readonly mail: string;
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
    readsStatistics: roles.superUser
      ? isOwn(watcher, institution)
      : !roles.member || (await showsStatistics(queries, institution)),
    readsReviews: roles.viewer || roles.admin,
    leadsReviews: roles.admin,
    mail: watcher.mail,
    name: watcher.name,
  };
}

/** Tells whether somebody belongs to an institution or has switched to it: a header that names it does neither, whoever sends it. */
const isOwn = ({ institutions, switchedTo }: Watcher, institution: string): boolean =>
  institutions.includes(institution) || switchedTo?.institution === institution;

/** Tells whether an institution shows its statistics to its members. */
async function showsStatistics(queries: Queries, institution: string): Promise<boolean> {
  const row = await queries
    .selectFrom('institution')
    .select(sql<boolean>`coalesce((document ->> 'displayStatsInDashboard')::boolean, false)`.as('shows'))
    .where('entity_id', '=', institution)
    .executeTakeFirst();
  return row?.shows === true;
}
