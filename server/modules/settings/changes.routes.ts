import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  ConsentRequest,
  MultiFactorRequest,
  StrongAuthenticationRequest,
  type NoChanges,
} from '../../../src/contracts/wire/change';
import { InstitutionSettingsRequest } from '../../../src/contracts/wire/institutionSettings';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import { requestInstitutionSettings } from './institutionRequest';
import { pendingChanges } from './pendingChanges';
import { requestConsent, requestMultiFactor, requestStrongAuthentication } from './settingRequest';
import type { Dependencies } from '../../platform/dependencies';
import { type Asking, requireAsker, personKey } from '../identity/identity.module';
import { enveloped } from '../../platform/http/envelope';
import { idempotent } from '../../platform/http/idempotency';
import type { Tx } from '../../platform/storage/database';

/** Changes that only the desk can make: asked for, and waited for (extension `changes`). */
export function changesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { database, tickets } = dependencies;

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, asker: Asking) => Promise<Ticket | NoChanges>,
  ) {
    return idempotent(dependencies, request, reply, async (tx) => {
      const asker = requireAsker(request);
      return enveloped(request, record(request, asker, await work(tx, asker)));
    });
  }

  return async (app) => {
    app.post<{ Body: ConsentRequest }>(
      '/dashboard/api/users/me/consent',
      { schema: { body: ConsentRequest } },
      (request, reply) =>
        answer(request, reply, (tx, asker) => requestConsent(dependencies, tx, asker, request.body)),
    );

    app.post<{ Body: StrongAuthenticationRequest }>(
      '/dashboard/api/users/me/surfsecureid',
      { schema: { body: StrongAuthenticationRequest } },
      (request, reply) =>
        answer(request, reply, (tx, asker) =>
          requestStrongAuthentication(dependencies, tx, asker, request.body),
        ),
    );

    app.post<{ Body: MultiFactorRequest }>(
      '/dashboard/api/users/me/mfa',
      { schema: { body: MultiFactorRequest } },
      (request, reply) =>
        answer(request, reply, (tx, asker) => requestMultiFactor(dependencies, tx, asker, request.body)),
    );

    app.post<{ Body: InstitutionSettingsRequest }>(
      '/dashboard/api/users/me/settings',
      { schema: { body: InstitutionSettingsRequest } },
      (request, reply) =>
        answer(request, reply, (tx, asker) =>
          requestInstitutionSettings(dependencies, tx, asker, request.body),
        ),
    );

    app.get('/dashboard/api/x/changes', async (request) => {
      const { institution } = requireAsker(request);
      return enveloped(request, await pendingChanges(database.read, tickets, institution));
    });
  };
}

/** Logs who asked for what, for those who have to account for it. */
function record(
  request: FastifyRequest,
  { person, institution }: Asking,
  answer: Ticket | NoChanges,
): Ticket | NoChanges {
  if (!('spId' in answer)) return answer;
  const { spId: service, jiraKey: key } = answer;
  request.log.info(
    { person: personKey(person), institution, service, call: request.routeOptions.url, key },
    'change of a setting requested',
  );
  return answer;
}
