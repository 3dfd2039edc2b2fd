import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/answers';
import { enveloped } from '../../platform/http/envelope';
import { liveRoles } from '../identity/identity.module';

const RolesQuery = Type.Object({ institutionId: Type.String({ maxLength: 1024 }) });

/**
 * Adds the calls that tell who has which role in the institution acted for, or, for super users, in the one with an
 * institution id. The former names nobody to guests and members, nor to a super user who acts for an institution that is not
 * their own (WIRE T26).
 */
export function rolesRoutes({ database, roles }: Dependencies): FastifyPluginAsync {
  async function ownRoles({ principal, institution }: FastifyRequest): Promise<InstitutionRoles> {
    if (!principal || !institution || liveRoles(principal).member) return {};
    if (!principal.institutions.includes(institution)) return {};
    const row = await database.read
      .selectFrom('institution')
      .select('institution_id')
      .where('entity_id', '=', institution)
      .executeTakeFirst();
    return row?.institution_id ? roles.rolesOf(database.read, row.institution_id) : {};
  }

  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/idp/current/roles',
      schema: { response: enveloping(InstitutionRoles) },
      handler: async (request) => enveloped(request, await ownRoles(request)),
    });

    app.route<{ Querystring: Static<typeof RolesQuery> }>({
      method: ['GET', 'POST'],
      url: '/dashboard/api/idp/sab/roles',
      schema: { querystring: RolesQuery, response: enveloping(InstitutionRoles) },
      handler: async (request) => {
        const id = request.query.institutionId.trim();
        return enveloped(request, id === '' ? {} : await roles.rolesOf(database.read, id));
      },
    });
  };
}
