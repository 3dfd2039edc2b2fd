import type { FastifyInstance } from 'fastify';

/**
 * Has every connection end with its next answer, once the server has been told to stop: a proxy that keeps connections open
 * then has none left when the last one closes, and no request meets a closing connection.
 */
export function addLeaving(app: FastifyInstance, isLeaving: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
}
