import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { EntityType } from '../../src/contracts/wire/enumerations';
import type { Dependencies } from '../dependencies';
import { enveloped } from '../http/envelope';
import { ProblemError } from '../http/problems';
import { liveRoles } from '../identity/roles';
import { catalogueAnswers } from '../services/catalogueAnswers';
import { chooseEncoding, matches } from '../services/contentEncoding';
import { institutionsOf } from '../services/institutions';
import { findVisible, visibleServices } from '../services/serviceRows';
import { serviceDetailView } from '../services/serviceView';
import { audienceOf, viewerFor, type Viewer } from '../services/viewer';

const DetailQuery = Type.Object({
  /** A number; checked as text, since a number would be cut to an integer. */
  spId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  entityType: EntityType,
});
const InstitutionsQuery = Type.Object({ spEntityId: Type.String({ minLength: 1 }), type: EntityType });
const EntityIds = Type.Array(Type.String(), { maxItems: 1000 });

/** The catalogue and single services, as far as a person may see them (contract §2.6, decisions, weaknesses 3 and 6). */
export function servicesRoutes({ config, database }: Dependencies): FastifyPluginAsync {
  const answers = catalogueAnswers(config);

  function viewer({ principal, institution }: FastifyRequest): Promise<Viewer> {
    return viewerFor(database.read, audienceOf(liveRoles(principal)), institution);
  }

  return async (app) => {
    app.get('/dashboard/api/services', async (request, reply) => {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const { principal, institution, language } = request;
      const audience = audienceOf(liveRoles(principal));
      const answer = await answers(database.read, audience, institution, language, encoding);
      reply.headers({
        'cache-control': 'private, no-cache',
        vary: 'Cookie, X-IDP-ENTITY-ID, Accept-Encoding',
        etag: answer.etag,
      });
      if (matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('application/json').send(answer.body());
    });

    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/services/connected',
      handler: async (request) => {
        const rows = await visibleServices(database.read, await viewer(request))
          .where('seen.connected', '=', true)
          .execute();
        return enveloped(
          request,
          rows.map((row) => serviceDetailView(row, request.language, request.principal)),
        );
      },
    });

    app.route<{ Querystring: Static<typeof DetailQuery> }>({
      method: ['GET', 'POST'],
      url: '/dashboard/api/services/detail',
      schema: { querystring: DetailQuery },
      handler: async (request) => {
        const { spId, entityType } = request.query;
        const row = await findVisible(database.read, await viewer(request), entityType, {
          eid: Number(spId),
        });
        if (!row) throw new ProblemError('not-found');
        return enveloped(request, serviceDetailView(row, request.language, request.principal));
      },
    });

    app.route<{ Querystring: Static<typeof InstitutionsQuery> }>({
      method: ['GET', 'POST'],
      url: '/dashboard/api/services/idps',
      schema: { querystring: InstitutionsQuery },
      handler: async (request) => {
        const { spEntityId, type } = request.query;
        const row = await findVisible(database.read, await viewer(request), type, { entityId: spEntityId });
        if (!row) throw new ProblemError('bad-request', { detail: 'spEntityId: no such service' });
        return enveloped(request, await institutionsOf(database.read, row, request.language));
      },
    });

    app.post<{ Body: Static<typeof EntityIds> }>(
      '/dashboard/api/services/by-entity-ids',
      { schema: { body: EntityIds } },
      async (request) => {
        const rows = await visibleServices(database.read, await viewer(request))
          .where('seen.entity_id', 'in', request.body.length > 0 ? request.body : [''])
          .execute();
        return enveloped(
          request,
          rows.map((row) => serviceDetailView(row, request.language, request.principal)),
        );
      },
    );
  };
}
