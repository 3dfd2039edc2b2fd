import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';

const LONGEST_MS = 2_000;

/**
 * Adds the calls for load balancers and supervisors, which say nothing about people or versions (`info.routes.ts`). `live`:
 * the process answers, so that nobody has to restart it; `ready`, and `health` as the contract has it: so does the database,
 * and nobody has told the server to stop, so that people can be sent here.
 */
export function healthRoutes({
  database,
  isLeaving = () => false,
}: Pick<Dependencies, 'database' | 'isLeaving'>): FastifyPluginAsync {
  let asking: Promise<void> | undefined;

  /** Asks the database, once for all callers that wait at the same time. */
  function databaseAnswers(): Promise<void> {
    asking ??= sql`select 1`
      .execute(database.read)
      .then(() => undefined)
      .finally(() => (asking = undefined));
    return asking;
  }

  async function ready(request: FastifyRequest, reply: FastifyReply) {
    if (isLeaving()) return reply.code(503).send({ status: 'DOWN' });
    const tooLate = setTimeout(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer in ${LONGEST_MS} ms`);
    });
    try {
      await Promise.race([databaseAnswers(), tooLate]);
      return { status: 'UP' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).header('retry-after', 5).send({ status: 'DOWN' });
    }
  }

  return async (app) => {
    const options = { config: { anonymous: true } } as const;
    app.get('/internal/live', options, async () => ({ status: 'UP' }));
    app.get('/internal/ready', options, ready);
    app.get('/internal/health', options, ready);
  };
}
