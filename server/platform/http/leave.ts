import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { countInFlight } from './limits/inFlight';

/**
 * Takes requests for as long as load balancers need to see that the server is not ready; then answers what has been asked,
 * waits for it at most `drainMs` milliseconds, and closes every connection.
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
