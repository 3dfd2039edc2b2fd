import { mayFollowTickets, mayReadPolicies } from '../../../src/contracts/domain/person/rights';
import type { Roles } from '../../../src/contracts/domain/person/person';
import type { MarksQuery, StatisticsMarks } from '../../../src/contracts/wire/statisticsMarks';
import type { Queries } from '../../platform/storage/database';
import { audienceOf, viewerFor, visibleServices } from '../catalogue/catalogue.module';
import { connectionMarks, type MarksRequest } from './connectionMarks';
import { policyMarks } from './policyMarks';
import { rangeOf } from './timeFrame';

/** Maximum number of marks in an answer, far more than a plot has room for; the newest are sent. */
export const MOST_MARKS = 200;
const MOST_DAYS = 100 * 366;

/**
 * Reads the events of a service at an institution, oldest first. All who see the statistics see when it was connected;
 * ticket keys, and who connected it without a ticket, are only for people who may read tickets, policies only for those
 * who may read policies. Throws ProblemError for an invalid range.
 */
export async function statisticsMarks(
  queries: Queries,
  roles: Roles,
  institution: string,
  query: MarksQuery,
): Promise<StatisticsMarks> {
  const range = rangeOf(query, MOST_DAYS);
  const request = {
    institution,
    service: query.spEntityId,
    from: new Date(range.from),
    to: new Date(range.to),
    most: MOST_MARKS + 1,
  };
  const connections = await connectionMarks(queries, request);
  const policies = mayReadPolicies(roles) ? await policyMarks(queries, request) : [];
  const all = [...connections, ...policies].sort((a, b) => a.time - b.time);
  const marks = all.slice(-MOST_MARKS);
  const service = policies.length > 0 ? await shownService(queries, roles, request) : undefined;
  return {
    marks: mayFollowTickets(roles) ? marks : marks.map(({ jiraKey: _key, person: _person, ...mark }) => mark),
    more: all.length > MOST_MARKS,
    ...(service && { service }),
  };
}

/** Returns the shown service. Types may share an entity ID; this is the one that policies are made for. */
async function shownService(
  queries: Queries,
  roles: Roles,
  { institution, service }: MarksRequest,
): Promise<StatisticsMarks['service']> {
  const viewer = await viewerFor(queries, audienceOf(roles), institution);
  const rows = await visibleServices(queries, viewer)
    .where('seen.entity_id', '=', service)
    .where('seen.entity_type', 'in', ['saml20_sp', 'oidc10_rp'])
    .execute();
  const found = rows.find(({ connected }) => connected) ?? rows[0];
  return found && { id: found.eid, type: found.entity_type };
}
