import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import type { Dependencies } from '../dependencies';

const MOST_MEMBERS = 20;
const MOST_CHARACTERS = 2_000;

/** Errors of pages in people's browsers (contract §2.10): any JSON object, of which texts and numbers are logged, cut short. */
export function technicalRoutes(_dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.post(
      '/dashboard/api/jsError',
      { schema: { body: Type.Record(Type.String(), Type.Unknown()) } },
      async (request, reply) => {
        request.log.warn(
          { browserError: loggable(request.body as Record<string, unknown>) },
          'error in a browser',
        );
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
