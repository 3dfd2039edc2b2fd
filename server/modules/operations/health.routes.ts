import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../../platform/control/refusal';
import type { Dependencies } from '../../platform/dependencies';

const LONGEST_MS = 2_000;

/** A dependency that the server needs. */
export interface Needed {
  /** Its name in the log. */
  readonly name: string;
  /** Resolves when it answers; rejects if it cannot be reached. */
  readonly check: () => Promise<unknown>;
  /** Further states in the answer, up or down. */
  readonly details?: Readonly<Record<string, string>>;
}

/** Adds the calls for load balancers and supervisors to a server with a database. */
export function healthRoutes({
  database,
  checkTables,
  isLeaving,
}: Pick<Dependencies, 'database' | 'checkTables' | 'isLeaving'>): FastifyPluginAsync {
  const check = checkTables ?? (() => sql`select 1`.execute(database.read));
  return healthOf({ name: 'the database', check }, isLeaving);
}

/**
 * Adds the calls for load balancers and supervisors, which reveal nothing about people or versions (`info.routes.ts`).
 * `live`: the process answers, so it needs no restart; `ready`, and `health` as the contract has it: its dependencies
 * answer as well, and it was not asked to stop, so it can take traffic.
 */
export function healthOf(
  { name, check, details }: Needed,
  isLeaving: () => boolean = () => false,
): FastifyPluginAsync {
  let checking: Promise<void> | undefined;

  /** Checks once for all callers that wait at the same time. */
  function answers(): Promise<void> {
    checking ??= check()
      .then(() => undefined)
      .finally(() => (checking = undefined));
    return checking;
  }

  async function ready(request: FastifyRequest, reply: FastifyReply) {
    if (isLeaving()) return reply.code(503).send({ status: 'DOWN', ...details });
    const tooLate = setTimeout(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer in ${LONGEST_MS} ms`);
    });
    try {
      await Promise.race([answers(), tooLate]);
      return { status: 'UP', ...details };
    } catch (error) {
      if (error instanceof Refusal) request.log.error(error.message);
      else request.log.error({ err: error }, `${name} does not answer`);
      return reply
        .code(503)
        .header('retry-after', 5)
        .send({ status: 'DOWN', ...details });
    }
  }

  return async (app) => {
    const options = { config: { anonymous: true } } as const;
    app.get('/internal/live', options, async () => ({ status: 'UP' }));
    app.get('/internal/ready', options, ready);
    app.get('/internal/health', options, ready);
  };
}
