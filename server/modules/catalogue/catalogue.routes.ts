import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Catalogue } from '../../../src/contracts/wire/service';
import { ServiceList, ServiceTexts } from '../../../src/contracts/wire/serviceList';
import type { Dependencies } from '../../platform/dependencies';
import { liveRoles } from '../identity/identity.module';
import { catalogueResponses, type Form } from './catalogueResponses';
import { enveloping } from '../../platform/http/responses';
import { chooseEncoding, matches } from '../../platform/http/contentEncoding';
import { audienceOf } from './viewer';

/** Any other value, or several, select the answer of the contract. */
const FormQuery = Type.Object({ form: Type.Optional(Type.Unknown()) });

/**
 * Adds the calls of the catalogue as a person may see it: in full and for invitations, as the lean list, and its search
 * texts (docs/EXTENSIONS.md). Browsers may cache an answer but must revalidate it each time.
 */
export function catalogueRoutes({ config }: Dependencies): FastifyPluginAsync {
  const responses = catalogueResponses(config);

  async function send(request: FastifyRequest, reply: FastifyReply, form: Form) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { principal, institution, language } = request;
    const roles = liveRoles(principal);
    // Super users invite as themselves, whatever role they have taken on.
    const audience = form === 'invitation' && roles.superUser ? 'superUser' : audienceOf(roles);
    const response = await responses(request.reading, { form, audience, institution, language, encoding });
    reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, X-IDP-ENTITY-ID, Accept-Encoding',
      etag: response.etag,
    });
    if (matches(request.headers['if-none-match'], response.etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json').send(response.body());
  }

  return async (app) => {
    app.get<{ Querystring: Static<typeof FormQuery> }>(
      '/dashboard/api/services',
      { schema: { querystring: FormQuery, response: enveloping(Type.Union([Catalogue, ServiceList])) } },
      async (request, reply) => send(request, reply, request.query.form === 'list' ? 'list' : 'full'),
    );

    app.route({
      method: ['GET', 'POST'],
      url: '/dashboard/api/services/invitation-request-services',
      schema: { response: enveloping(Type.Pick(Catalogue, ['apps'])) },
      handler: async (request, reply) => send(request, reply, 'invitation'),
    });

    app.get(
      '/dashboard/api/x/services/texts',
      { schema: { response: enveloping(ServiceTexts) } },
      async (request, reply) => send(request, reply, 'texts'),
    );
  };
}
