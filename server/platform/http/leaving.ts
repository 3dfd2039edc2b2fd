import type { FastifyInstance } from 'fastify';

/**
 * Closes every connection after its next answer, once the server was asked to stop. Proxies that reuse connections then
 * have none left at the end, and no request arrives on a closing connection.
 */
export function addLeaving(app: FastifyInstance, isLeaving: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
}
