import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ServiceConnectionRequest } from '../../../src/contracts/wire/invitation';
import type { Dependencies } from '../../platform/dependencies';
import { isAccount } from '../../platform/http/basicAuth';
import { idempotent } from '../../platform/http/idempotency';
import { ProblemError } from '../../platform/http/problems';
import { inviteForService, openInvitation } from './serviceInvitation';
import { AlreadyRequested } from '../tickets/tickets.module';

export const SP_DASHBOARD_PATH = '/spDashboard/api/serviceConnectionRequest';

const LONGEST_BODY = 16 * 1024;

/**
 * Adds the call with which the dashboard for service registration invites institutions to connect a service
 * (docs/EXTENSIONS.md).
 */
export function spDashboardRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { spDashboard } = dependencies.config;

  async function check({ headers }: FastifyRequest): Promise<void> {
    if (!spDashboard) throw new ProblemError('not-found');
    if (!isAccount(headers.authorization, spDashboard)) {
      throw new ProblemError('unknown-account', {
        detail: 'headers/authorization is not that of the service dashboard',
      });
    }
  }

  return async (app) => {
    app.put<{ Body: ServiceConnectionRequest }>(
      SP_DASHBOARD_PATH,
      {
        // The account is checked after the rate limit and before the body is read.
        preParsing: check,
        bodyLimit: LONGEST_BODY,
        schema: { body: ServiceConnectionRequest },
        // Sessions do not count here, so that a foreign page cannot misuse one.
        config: { anonymous: true },
      },
      async (request, reply) => {
        const { idpEntityId: institution, spEntityId: service } = request.body;
        try {
          const { payload } = await idempotent(dependencies, request, reply, async (tx) => ({
            payload: await inviteForService(dependencies, tx, request.body, {
              requestId: request.id,
              address: request.ip,
            }),
          }));
          const { jiraKey: key } = payload;
          request.log.info({ institution, service, key }, 'invitation sent for a service');
          return key === undefined ? { queued: true } : { jiraKey: key };
        } catch (error) {
          if (!(error instanceof AlreadyRequested)) throw error;
          const key = await openInvitation(dependencies, institution, error.key);
          if (key === undefined) throw error;
          return { jiraKey: key };
        }
      },
    );
  };
}
