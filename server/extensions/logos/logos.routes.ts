import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../platform/dependencies';
import { immutablePicture } from '../../platform/http/immutablePicture';
import { ProblemError } from '../../platform/http/problems';
import { STORED_LOGOS } from '../../modules/federation/federation.module';

/** SHA-256 in base64url. */
const HASH = /^[\w-]{43}$/;

/** Adds the logos of services. The address depends on the picture's contents, so that browsers may cache it forever. */
export function logosRoutes({ database }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { hash: string } }>(
      `${STORED_LOGOS}:hash`,
      { config: { anonymous: true, asset: true } },
      async (request, reply) => {
        const { hash } = request.params;
        if (!HASH.test(hash)) throw new ProblemError('not-found');
        const picture = await database.read
          .selectFrom('logo_picture')
          .select(['type', 'bytes'])
          .where('hash', '=', hash)
          .executeTakeFirst();
        if (!picture) throw new ProblemError('not-found');
        return reply.headers(immutablePicture).type(picture.type).send(Buffer.from(picture.bytes));
      },
    );
  };
}
