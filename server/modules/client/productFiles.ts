import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config';
import { keptPicture } from '../../platform/http/keptPicture';

/** Serves the files of the product's logo to everybody: the login page shows it to people who are nobody yet. */
export function addProductFiles(app: FastifyInstance, { product }: Pick<Config, 'product'>): void {
  for (const { path, type, body } of product.files) {
    app.get(path, { config: { anonymous: true, asset: true } }, async (_request, reply) =>
      reply.headers(keptPicture).type(type).send(body),
    );
  }
}
