import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Policy, PolicyAttributeName, PolicyBody } from '../../../src/contracts/wire/policy';
import type { Dependencies } from '../../platform/dependencies';
import { actingInstitution, type Requester, logAct, requireRequester } from '../identity/identity.module';
import { EMPTY, enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { mailedNotices } from './notices';
import { attributeNames } from './policyAttributes';
import { policyById, policyRevisions, visiblePolicies } from './policyQuestions';
import { policyTemplate } from './policyView';
import { createPolicy, deletePolicy, updatePolicy } from './policyWrites';

const PolicyId = Type.Object({ id: Type.String() });
const POLICY = enveloping(Policy);
const POLICIES = enveloping(Type.Array(Policy));
type ById = { Params: Static<typeof PolicyId> };

/** Returns who asks, for the session's institution; ignores the header. */
function askingHere(request: FastifyRequest): Requester {
  const requester = requireRequester(request);
  return { ...requester, institution: actingInstitution(requester.person) ?? requester.institution };
}

function logPolicy(
  request: FastifyRequest,
  done: string,
  { id: policy, revisionNbr: revision }: { id?: Policy['id']; revisionNbr?: number },
): void {
  logAct(request, askingHere(request), `policy ${done}`, { policy, revision });
}

/** Adds the calls about authorization policies. */
export function policiesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config } = dependencies;
  const writing = (request: FastifyRequest) => ({
    ...dependencies,
    notices: mailedNotices(dependencies, request.log),
  });

  return async (app) => {
    app.route({
      method: 'OPTIONS',
      url: '/dashboard/api/policies',
      schema: { response: EMPTY },
      handler: (_request, reply) => reply.header('allow', 'GET,POST,PUT,DELETE').send(),
    });

    app.get('/dashboard/api/policies', { schema: { response: POLICIES } }, async (request) =>
      enveloped(request, await visiblePolicies(request.reading, askingHere(request).institution)),
    );

    app.get(
      '/dashboard/api/policies/attributes',
      { schema: { response: enveloping(Type.Array(PolicyAttributeName)) } },
      async (request) => enveloped(request, attributeNames(config, request.language)),
    );

    app.get('/dashboard/api/policies/new', { schema: { response: POLICY } }, async (request) =>
      enveloped(request, policyTemplate),
    );

    app.get<ById>(
      '/dashboard/api/policies/:id',
      { schema: { params: PolicyId, response: POLICY } },
      async (request) => {
        const { institution } = askingHere(request);
        return enveloped(request, await policyById(request.reading, institution, request.params.id));
      },
    );

    app.get<ById>(
      '/dashboard/api/policies/:id/revisions',
      { schema: { params: PolicyId, response: POLICIES } },
      async (request) => {
        const { institution } = askingHere(request);
        return enveloped(request, await policyRevisions(request.reading, institution, request.params.id));
      },
    );

    app.post<{ Body: PolicyBody }>(
      '/dashboard/api/policies',
      { schema: { headers: Repeatable, body: PolicyBody, response: POLICY } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const policy = await createPolicy(writing(request), tx, askingHere(request), request.body);
          logPolicy(request, 'created', policy);
          return enveloped(request, policy);
        }),
    );

    app.put<{ Body: PolicyBody }>(
      '/dashboard/api/policies',
      { schema: { headers: Repeatable, body: PolicyBody, response: POLICY } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const policy = await updatePolicy(writing(request), tx, askingHere(request), request.body);
          logPolicy(request, 'updated', policy);
          return enveloped(request, policy);
        }),
    );

    await app.register(deletion(dependencies));
  };
}

/** A client may send a content type of JSON although a deletion has no body. */
function deletion(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);

    app.delete<ById>(
      '/dashboard/api/policies/:id',
      { schema: { params: PolicyId, headers: Repeatable, response: EMPTY } },
      async (request, reply) => {
        await idempotent(dependencies, request, reply, async (tx) => {
          await deletePolicy(tx, askingHere(request), request.params.id, dependencies.now());
          logPolicy(request, 'deleted', request.params);
        });
        return reply.send();
      },
    );
  };
}
