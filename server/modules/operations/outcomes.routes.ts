import type { FastifyPluginAsync } from 'fastify';
import { CHART_ENDS } from '../../../src/contracts/domain/qa/chartEnds';
import { Outcomes, type Outcome } from '../../../src/contracts/wire/outcomes';
import type { Dependencies } from '../../platform/dependencies';
import { EMPTY } from '../../platform/http/responses';
import { isOwnRequest } from '../../platform/http/originCheck';
import { ProblemError } from '../../platform/http/problems';
import { addressLimit } from '../../platform/http/limits/rateLimit';
import { count } from '../../platform/telemetry/meters';

/** All users of an institution may share one address. */
const MOST_PER_MINUTE = 600;

/**
 * Adds the call with which browsers report how conversations ended (docs/EXTENSIONS.md, `outcomes`). It looks up no
 * session, so a report cannot be traced to a person; it refuses outcomes that are not in the chart, so that clients
 * cannot make up labels.
 */
export function outcomesRoutes({ config }: Pick<Dependencies, 'config'>): FastifyPluginAsync {
  return async (app) => {
    const secondsTooMany = addressLimit(app, 'outcomes', MOST_PER_MINUTE);
    app.post<{ Body: Outcomes }>(
      '/dashboard/api/x/outcomes',
      {
        schema: { body: Outcomes, response: EMPTY },
        config: { anonymous: true, selfProtected: true, counted: true },
        onRequest: async (request, reply) => {
          if (!isOwnRequest(request, config)) throw new ProblemError('foreign-origin');
          const seconds = await secondsTooMany(request);
          if (seconds === 0) return;
          reply.header('retry-after', seconds);
          throw new ProblemError('too-many-requests', { title: 'Too many reports in a short time' });
        },
      },
      async (request, reply) => {
        const { ends } = request.body;
        if (!ends.every(isKnown))
          throw new ProblemError('validation', { detail: 'body names no end of a chart' });
        for (const { machine, end, times } of ends) count('chartEnds', { machine, end }, times);
        return reply.code(200).send();
      },
    );
  };
}

function isKnown({ machine, end }: Outcome): boolean {
  return Object.hasOwn(CHART_ENDS, machine) && CHART_ENDS[machine]?.includes(end) === true;
}
