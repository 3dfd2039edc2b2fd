import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { Consent } from '../../../src/contracts/wire/consent';
import type { Dependencies } from '../../platform/dependencies';
import { actingInstitution } from '../identity/identity.module';
import { consentsOf } from '../catalogue/catalogue.module';

/**
 * Adds the call that lists the consent settings of the session's institution: a bare list, empty for guests (WIRE T35).
 */
export function consentRoutes({ database }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/users/disableConsent',
      schema: { response: { 200: Type.Array(Consent) } },
      handler: async (request) => {
        const institution = actingInstitution(request.principal);
        return institution ? consentsOf(database.read, institution) : [];
      },
    });
  };
}
