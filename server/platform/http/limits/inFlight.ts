import type { FastifyInstance } from 'fastify';

/** Counts the requests that are being answered, on every address that the server listens at. */
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
