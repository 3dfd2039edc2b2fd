import type { FastifyPluginAsync } from 'fastify';
import { OWN_LOGOS } from '../../../../src/contracts/domain/ownLogos';
import type { Dependencies } from '../../../platform/dependencies';
import { immutablePicture } from '../../../platform/http/immutablePicture';
import { ProblemError } from '../../../platform/http/problems';
import { drawMark } from './logoMark';

/** Adds the logos of the demonstration. The address determines the content, so that browsers may cache it forever. */
export function logosRoutes({ config }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    if (config.mode !== 'demo') return;
    app.get<{ Params: { mark: string } }>(
      `${OWN_LOGOS}:mark.svg`,
      { config: { anonymous: true, asset: true } },
      async (request, reply) => {
        const drawing = drawMark(request.params.mark);
        if (drawing === undefined) throw new ProblemError('not-found');
        return reply.headers(immutablePicture).type('image/svg+xml').send(drawing);
      },
    );
  };
}
