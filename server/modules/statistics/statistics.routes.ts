import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  AggregatedQuery,
  NO_RESULTS,
  StatisticsAnswer,
  StatisticsServices,
  TimeFrameQuery,
  UniqueCountQuery,
  type StatisticsRow,
} from '../../../src/contracts/wire/statistics';
import { MarksQuery, StatisticsMarks } from '../../../src/contracts/wire/statisticsMarks';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import { actingInstitution, liveRoles } from '../identity/identity.module';
import { localise } from '../../platform/text/localise';
import { audienceOf, viewerFor, visibleServices } from '../catalogue/catalogue.module';
import { aggregated } from './aggregated';
import { loginStore } from './openLoginStore';
import { statisticsMarks } from './marks';
import { timeFrame } from './timeFrame';
import type { StatisticsContext } from './statisticsContext';
import { TimeZone } from '../../platform/time/timeZone';
import { uniqueCount } from './uniqueCount';

/**
 * Adds the calls about logins of the session's institution, ignoring the header; they answer bare arrays (WIRE T15,
 * T16).
 */
export function statisticsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database } = dependencies;
  const reader = loginStore(dependencies);
  const zone = new TimeZone(config.federation.statsTimeZone);
  const { enabled, minUsers } = config.statistics;

  function contextOf({ principal }: FastifyRequest): StatisticsContext {
    const institution = actingInstitution(principal);
    if (institution === undefined) throw new ProblemError('forbidden');
    return { reader, zone, minUsers, institution };
  }

  return async (app) => {
    if (!enabled) return;

    app.get<{ Querystring: TimeFrameQuery }>(
      '/dashboard/api/stats/loginTimeFrame',
      { schema: { querystring: TimeFrameQuery, response: { 200: StatisticsAnswer } } },
      async (request) => respond(await timeFrame(contextOf(request), request.query)),
    );

    app.get<{ Querystring: AggregatedQuery }>(
      '/dashboard/api/stats/loginAggregated',
      { schema: { querystring: AggregatedQuery, response: { 200: StatisticsAnswer } } },
      async (request) => respond(await aggregated(contextOf(request), request.query)),
    );

    app.get<{ Querystring: UniqueCountQuery }>(
      '/dashboard/api/stats/uniqueLoginCount',
      { schema: { querystring: UniqueCountQuery, response: { 200: StatisticsAnswer } } },
      async (request) => respond(await uniqueCount(contextOf(request), request.query)),
    );

    // Tickets and policies are not in a replica.
    app.get<{ Querystring: MarksQuery }>(
      '/dashboard/api/x/statistics/marks',
      { schema: { querystring: MarksQuery, response: enveloping(StatisticsMarks) } },
      async (request) => {
        const { institution } = contextOf(request);
        const roles = liveRoles(request.principal);
        return enveloped(request, await statisticsMarks(database.read, roles, institution, request.query));
      },
    );

    app.get(
      '/dashboard/api/stats/serviceProviders',
      { schema: { response: { 200: StatisticsServices } } },
      async (request): Promise<StatisticsServices> => {
        const audience = audienceOf(liveRoles(request.principal));
        const viewer = await viewerFor(database.read, audience, contextOf(request).institution);
        const rows = await visibleServices(database.read, viewer)
          .where('seen.connected', '=', true)
          .execute();
        return rows
          .map((row) => ({
            value: row.entity_id,
            display: localise(row.document.names, request.language) ?? row.entity_id,
          }))
          .sort((a, b) => a.display.localeCompare(b.display));
      },
    );
  };
}

function respond(rows: StatisticsRow[]): StatisticsAnswer {
  return rows.length > 0 ? rows : [NO_RESULTS];
}
