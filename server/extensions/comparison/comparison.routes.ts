import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { InstitutionToCompare } from '../../../src/extensions/comparison/contract/comparison.wire';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import { audienceOf, viewerFor } from '../../modules/catalogue/catalogue.module';
import { liveRoles, requireRequester } from '../../modules/identity/identity.module';
import { institutionViews } from '../../modules/person/person.module';
import { visibleScopes } from '../../modules/policies/policies.module';
import { connectedServices } from './connectedServices';

/** Adds the call with the data for comparing an institution with another one (extension `comparison`). */
export function comparisonRoutes(): FastifyPluginAsync {
  /** Reads an institution in the same few queries, however many services it has. */
  async function toCompare(request: FastifyRequest): Promise<InstitutionToCompare> {
    const { reading } = request;
    const { institution: entityId, person, language } = requireRequester(request);
    const views = await institutionViews(reading, [entityId], { member: false });
    const institution = views.get(entityId);
    if (!institution) throw new ProblemError('not-found');
    const viewer = await viewerFor(reading, audienceOf(liveRoles(person)), entityId);
    const scopes = await visibleScopes(reading, entityId);
    return { institution, services: await connectedServices(reading, viewer, scopes, language) };
  }

  return async (app) => {
    app.get(
      '/dashboard/api/x/comparison',
      { schema: { response: enveloping(InstitutionToCompare) } },
      async (request) => enveloped(request, await toCompare(request)),
    );
  };
}
