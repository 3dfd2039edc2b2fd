import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../../platform/control/refusal';
import type { Dependencies } from '../../platform/dependencies';

const LONGEST_MS = 2_000;

/** What the server cannot do without. */
export interface Needed {
  /** What does not answer, in the words of the log. */
  readonly name: string;
  /** Resolves when it answers; rejects where it cannot be reached. */
  readonly ask: () => Promise<unknown>;
  /** What is told besides, up or down. */
  readonly told?: Readonly<Record<string, string>>;
}

/** Adds the calls for load balancers and supervisors to a server with a database. */
export function healthRoutes({
  database,
  checkTables,
  isLeaving,
}: Pick<Dependencies, 'database' | 'checkTables' | 'isLeaving'>): FastifyPluginAsync {
  const ask = checkTables ?? (() => sql`select 1`.execute(database.read));
  return healthOf({ name: 'the database', ask }, isLeaving);
}

/**
 * Adds the calls for load balancers and supervisors, which say nothing about people or versions (`info.routes.ts`). `live`:
 * the process answers, so that nobody has to restart it; `ready`, and `health` as the contract has it: so does what it needs,
 * and nobody has told the server to stop, so that people can be sent here.
 */
export function healthOf(
  { name, ask, told }: Needed,
  isLeaving: () => boolean = () => false,
): FastifyPluginAsync {
  let asking: Promise<void> | undefined;

  /** Asks once for all callers that wait at the same time. */
  function answers(): Promise<void> {
    asking ??= ask()
      .then(() => undefined)
      .finally(() => (asking = undefined));
    return asking;
  }

  async function ready(request: FastifyRequest, reply: FastifyReply) {
    if (isLeaving()) return reply.code(503).send({ status: 'DOWN', ...told });
    const tooLate = setTimeout(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer in ${LONGEST_MS} ms`);
    });
    try {
      await Promise.race([answers(), tooLate]);
      return { status: 'UP', ...told };
    } catch (error) {
      if (error instanceof Refusal) request.log.error(error.message);
      else request.log.error({ err: error }, `${name} does not answer`);
      return reply
        .code(503)
        .header('retry-after', 5)
        .send({ status: 'DOWN', ...told });
    }
  }

  return async (app) => {
    const options = { config: { anonymous: true } } as const;
    app.get('/internal/live', options, async () => ({ status: 'UP' }));
    app.get('/internal/ready', options, ready);
    app.get('/internal/health', options, ready);
  };
}
