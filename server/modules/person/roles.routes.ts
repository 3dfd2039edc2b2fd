import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ownRoles } from './ownRoles';

const RolesQuery = Type.Object({ institutionId: Type.String({ maxLength: 1024 }) });

/**
 * Adds the calls that list people's roles in the institution acted for, or, for super users, in the one with an
 * institution ID.
 */
export function rolesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/idp/current/roles',
      schema: { response: enveloping(InstitutionRoles) },
      handler: async (request) => {
        const { principal, institution } = request;
        const known = principal && institution && ownRoles(dependencies, principal, institution);
        return enveloped(request, (await known) || {});
      },
    });

    app.route<{ Querystring: Static<typeof RolesQuery> }>({
      method: ['GET', 'POST'],
      url: '/dashboard/api/idp/sab/roles',
      schema: { querystring: RolesQuery, response: enveloping(InstitutionRoles) },
      handler: async (request) => {
        const id = request.query.institutionId.trim();
        request.auditSubject = { name: id };
        return enveloped(
          request,
          id === '' ? {} : await dependencies.roles.rolesOf(dependencies.database.read, id),
        );
      },
    });
  };
}
