import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../dependencies';
import { enveloped } from '../http/envelope';
import { actingInstitution } from '../identity/roles';
import { visiblePolicies } from '../services/policies';

/** Authorization policies of the session's institution, whatever the header names (contract §1.4, §2.7). */
export function policiesRoutes({ database }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get('/dashboard/api/policies', async (request) => {
      const institution = actingInstitution(request.principal);
      return enveloped(request, institution ? await visiblePolicies(database.read, institution) : []);
    });
  };
}
