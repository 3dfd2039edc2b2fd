import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  ConsentRequest,
  MultiFactorRequest,
  NoChanges,
  PendingChange,
  StrongAuthenticationRequest,
} from '../../../src/contracts/wire/change';
import { InstitutionSettingsRequest } from '../../../src/contracts/wire/institutionSettings';
import { Ticket } from '../../../src/contracts/wire/ticket';
import { requestInstitutionSettings } from './institutionRequest';
import { pendingChanges } from './pendingChanges';
import { requestConsent, requestMultiFactor, requestStrongAuthentication } from './settingRequest';
import type { Dependencies } from '../../platform/dependencies';
import { type Requester, logAct, requireRequester } from '../identity/identity.module';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import type { Tx } from '../../platform/storage/database';

const writing = { headers: Repeatable, response: enveloping(Type.Union([Ticket, NoChanges])) };

/**
 * Adds the calls that request changes which only the desk can make, and list the pending ones (extension `changes`).
 */
export function changesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { database, tickets } = dependencies;

  function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, requester: Requester) => Promise<Ticket | NoChanges>,
  ) {
    return idempotent(dependencies, request, reply, async (tx) => {
      const requester = requireRequester(request);
      return enveloped(request, logged(request, requester, await work(tx, requester)));
    });
  }

  return async (app) => {
    app.post<{ Body: ConsentRequest }>(
      '/dashboard/api/users/me/consent',
      { schema: { ...writing, body: ConsentRequest } },
      (request, reply) =>
        respond(request, reply, (tx, requester) => requestConsent(dependencies, tx, requester, request.body)),
    );

    app.post<{ Body: StrongAuthenticationRequest }>(
      '/dashboard/api/users/me/surfsecureid',
      { schema: { ...writing, body: StrongAuthenticationRequest } },
      (request, reply) =>
        respond(request, reply, (tx, requester) =>
          requestStrongAuthentication(dependencies, tx, requester, request.body),
        ),
    );

    app.post<{ Body: MultiFactorRequest }>(
      '/dashboard/api/users/me/mfa',
      { schema: { ...writing, body: MultiFactorRequest } },
      (request, reply) =>
        respond(request, reply, (tx, requester) =>
          requestMultiFactor(dependencies, tx, requester, request.body),
        ),
    );

    app.post<{ Body: InstitutionSettingsRequest }>(
      '/dashboard/api/users/me/settings',
      { schema: { ...writing, body: InstitutionSettingsRequest } },
      (request, reply) =>
        respond(request, reply, (tx, requester) =>
          requestInstitutionSettings(dependencies, tx, requester, request.body),
        ),
    );

    app.get(
      '/dashboard/api/x/changes',
      { schema: { response: enveloping(Type.Array(PendingChange)) } },
      async (request) => {
        const { institution } = requireRequester(request);
        return enveloped(request, await pendingChanges(database.read, tickets, institution));
      },
    );
  };
}

function logged(
  request: FastifyRequest,
  requester: Requester,
  answer: Ticket | NoChanges,
): Ticket | NoChanges {
  if (!('spId' in answer)) return answer;
  const { spId: service, jiraKey: key } = answer;
  logAct(request, requester, 'change of a setting requested', {
    service,
    call: request.routeOptions.url,
    key,
  });
  return answer;
}
