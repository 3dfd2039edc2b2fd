import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Identities } from '../../../src/contracts/wire/identities';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { everyInstitution } from './institutionView';
import { IMPERSONATED_ROLES } from '../identity/identity.module';

/** Adds the call that lists the identities that a super user can act as: any institution, in one of the roles. */
export function identitiesRoutes({ database }: Dependencies): FastifyPluginAsync {
  async function identities(request: FastifyRequest) {
    const idps = await everyInstitution(database.read, request.language);
    return enveloped<Identities>(request, { idps, roles: [...IMPERSONATED_ROLES] });
  }

  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/users/super/idps',
      schema: { response: enveloping(Identities) },
      handler: identities,
    });
  };
}
