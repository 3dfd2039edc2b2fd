import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { countInFlight } from './limits/inFlight';

/**
 * Keeps taking requests until load balancers see that the server is not ready. Then finishes the open requests, for at
 * most `drainMs` milliseconds, and closes every connection.
 */
export async function leave(
  app: FastifyInstance,
  requests: ReturnType<typeof countInFlight>,
  { lameDuckMs, drainMs }: Pick<Config, 'lameDuckMs'> & { readonly drainMs: number },
): Promise<void> {
  await setTimeout(lameDuckMs);
  const closed = app.close();
  await Promise.race([requests.settled(), setTimeout(drainMs)]);
  app.server.closeAllConnections();
  await closed;
}
