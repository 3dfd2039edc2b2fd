import type { FastifyInstance } from 'fastify';
import { STYLE_PATH } from './frame';
import { style } from './style';

/** Serves the style sheet of the server's own pages. */
export function addPageStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, { config: { anonymous: true, asset: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}
