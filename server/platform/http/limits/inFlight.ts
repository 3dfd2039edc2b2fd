import type { FastifyInstance } from 'fastify';

/** Counts the open requests on all addresses of the server. */
export function countInFlight(app: FastifyInstance): { settled(): Promise<void> } {
  let count = 0;
  let notify = () => {};
  app.addHook('onRequest', async (_request, reply) => {
    count += 1;
    reply.raw.once('close', () => {
      count -= 1;
      if (count === 0) notify();
    });
  });
  return {
    settled: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => (notify = resolve))),
  };
}
