import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies';

/** Whether the server can serve, for load balancers and supervisors: nothing about people or versions. */
export function healthRoutes({ database }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get('/internal/health', async (request, reply) => {
      try {
        await sql`select 1`.execute(database.read);
        return { status: 'UP' };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'DOWN' });
      }
    });
  };
}
