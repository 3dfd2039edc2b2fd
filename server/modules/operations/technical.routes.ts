import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import type { Dependencies } from '../../platform/dependencies';
import { EMPTY } from '../../platform/http/responses';
import { addressLimit } from '../../platform/http/limits/rateLimit';

const MOST_MEMBERS = 10;
const MOST_CHARACTERS = 1_000;
/** A broken page reports its error a few times. */
const MOST_PER_MINUTE = 30;

/**
 * Adds the call that reports errors of pages: any JSON object, whose texts and numbers are logged, truncated, with a
 * rate limit per address.
 */
export function technicalRoutes(_dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    const secondsTooMany = addressLimit(app, 'browser errors', MOST_PER_MINUTE);
    app.post(
      '/dashboard/api/jsError',
      { schema: { body: Type.Record(Type.String(), Type.Unknown()), response: EMPTY } },
      async (request, reply) => {
        const browserError = loggable(request.body as Record<string, unknown>);
        if ((await secondsTooMany(request)) === 0) request.log.warn({ browserError }, 'error in a browser');
        return reply.code(200).send();
      },
    );
  };
}

function loggable(report: Record<string, unknown>): Record<string, string | number> {
  const members = Object.entries(report).slice(0, MOST_MEMBERS);
  return Object.fromEntries(
    members.flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'number') return [[name.slice(0, 100), value]];
      return typeof value === 'string' ? [[name.slice(0, 100), value.slice(0, MOST_CHARACTERS)]] : [];
    }),
  );
}
