import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { EntityType } from '../../../src/contracts/wire/enumerations';
import { ConnectedInstitution } from '../../../src/contracts/wire/institution';
import { Service } from '../../../src/contracts/wire/service';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import { actingInstitution, liveRoles } from '../identity/identity.module';
import { institutionsOf } from '../federation/federation.module';
import { findVisible, visibleServices, type ServiceRow } from './serviceRows';
import { serviceDetailView } from './serviceView';
import { audienceOf, viewerFor, type Viewer } from './viewer';
import type { Queries } from '../../platform/storage/database';
import { servicesWithLogos } from './servicesWithLogos';

const DetailQuery = Type.Object({
  /** Number, validated as text, because a number would be rounded to an integer. */
  spId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  entityType: EntityType,
});
const InstitutionsQuery = Type.Object({ spEntityId: Type.String({ minLength: 1 }), type: EntityType });
const EntityIds = Type.Array(Type.String(), { maxItems: 1000 });
const SERVICES = enveloping(Type.Array(Service));

/** Adds the calls for single services and their related data, as far as a person may see them. */
export function servicesRoutes(): FastifyPluginAsync {
  function viewer({ reading, principal, institution }: FastifyRequest): Promise<Viewer> {
    return viewerFor(reading, audienceOf(liveRoles(principal)), institution);
  }

  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/services/connected',
      schema: { response: SERVICES },
      handler: async (request) => {
        const rows = await visibleServices(request.reading, await viewer(request))
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
      schema: { querystring: DetailQuery, response: enveloping(Service) },
      handler: async (request) => {
        const { spId, entityType } = request.query;
        const row = await findVisible(request.reading, await viewer(request), entityType, {
          id: Number(spId),
        });
        if (!row) throw new ProblemError('not-found');
        return enveloped(request, serviceDetailView(row, request.language, request.principal));
      },
    });

    app.route<{ Querystring: Static<typeof InstitutionsQuery> }>({
      method: ['GET', 'POST'],
      url: '/dashboard/api/services/idps',
      schema: { querystring: InstitutionsQuery, response: enveloping(Type.Array(ConnectedInstitution)) },
      handler: async (request) => {
        const { spEntityId, type } = request.query;
        const row = await findVisible(request.reading, await viewer(request), type, { entityId: spEntityId });
        if (!row) throw new ProblemError('bad-request', { detail: 'spEntityId: no such service' });
        return enveloped(request, await institutionsOf(request.reading, row, request.language));
      },
    });

    app.get(
      '/dashboard/api/users/me/serviceproviders',
      { schema: { response: SERVICES } },
      async (request) => {
        const institution = actingInstitution(request.principal);
        const rows = institution ? await ownServices(request.reading, institution) : [];
        return enveloped(
          request,
          rows.map((row) => serviceDetailView(row, request.language, request.principal)),
        );
      },
    );

    app.post<{ Body: Static<typeof EntityIds> }>(
      '/dashboard/api/services/by-entity-ids',
      { schema: { body: EntityIds, response: SERVICES } },
      async (request) => {
        const rows = await visibleServices(request.reading, await viewer(request))
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

/** Reads the services that an institution owns, in any state; connections are not looked up. */
async function ownServices(queries: Queries, institution: string): Promise<ServiceRow[]> {
  const rows = await servicesWithLogos(queries)
    .innerJoin('institution', 'institution.institution_id', 'service.institution_id')
    .where('institution.entity_id', '=', institution)
    .orderBy('service.eid')
    .execute();
  return rows.map((row) => ({ ...row, connected: false }));
}
