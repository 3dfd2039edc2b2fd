import { mayFollowTickets, mayReadPolicies } from '../../../src/contracts/domain/rights';
import type { Roles } from '../../../src/contracts/domain/person';
import type { MarksQuery, StatisticsMarks } from '../../../src/contracts/wire/statisticsMarks';
import type { Queries } from '../../platform/storage/database';
import { audienceOf, viewerFor, visibleServices } from '../catalogue/catalogue.module';
import { connectionMarks, type MarksAsked } from './connectionMarks';
import { policyMarks } from './policyMarks';
import { rangeOf } from './timeFrame';

/** Most marks of an answer, far more than a plot has room for; the newest are sent. */
export const MOST_MARKS = 200;
const MOST_DAYS = 100 * 366;

/**
 * Reads what happened to a service at an institution, oldest first. Everybody who sees the statistics learns when it was
 * connected; keys of tickets, and who connected it without one, are for those who may read tickets, policies for those who may read policies. Throws
 * ProblemError for a range that is none.
 */
export async function statisticsMarks(
  queries: Queries,
  roles: Roles,
  institution: string,
  query: MarksQuery,
): Promise<StatisticsMarks> {
  const range = rangeOf(query, MOST_DAYS);
  const asked = {
    institution,
    service: query.spEntityId,
    from: new Date(range.from),
    to: new Date(range.to),
    most: MOST_MARKS + 1,
  };
  const connections = await connectionMarks(queries, asked);
  const policies = mayReadPolicies(roles) ? await policyMarks(queries, asked) : [];
  const all = [...connections, ...policies].sort((a, b) => a.time - b.time);
  const marks = all.slice(-MOST_MARKS);
  const service = policies.length > 0 ? await shownService(queries, roles, asked) : undefined;
  return {
    marks: mayFollowTickets(roles) ? marks : marks.map(({ jiraKey: _key, person: _person, ...mark }) => mark),
    more: all.length > MOST_MARKS,
    ...(service && { service }),
  };
}

/** Returns the service that is shown. Types may share an entity id; this is the one that policies are made for. */
async function shownService(
  queries: Queries,
  roles: Roles,
  { institution, service }: MarksAsked,
): Promise<StatisticsMarks['service']> {
  const viewer = await viewerFor(queries, audienceOf(roles), institution);
  const rows = await visibleServices(queries, viewer)
    .where('seen.entity_id', '=', service)
    .where('seen.entity_type', 'in', ['saml20_sp', 'oidc10_rp'])
    .execute();
  const found = rows.find(({ connected }) => connected) ?? rows[0];
  return found && { id: found.eid, type: found.entity_type };
}
