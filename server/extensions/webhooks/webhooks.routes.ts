import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { ReplayBody, WebhookList } from '../../../src/contracts/wire/events';
import type { Dependencies } from '../../platform/dependencies';
import { actorOf } from '../../modules/identity/identity.module';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { ProblemError } from '../../platform/http/problems';
import { replay } from './replay';
import { troubledWebhooks, webhookViews } from './webhookViews';

const Replayed = Type.Object({ events: Type.Integer() });

/**
 * Adds the calls about programs that receive events, for super users (docs/extensions/webhooks.md), and the one for
 * monitoring: 503 while one of them does not get its events.
 */
export function webhooksRoutes({ database, now }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get('/dashboard/api/x/webhooks', { schema: { response: enveloping(WebhookList) } }, async (request) =>
      enveloped(request, { webhooks: await webhookViews(database.read, now()) }),
    );

    app.post<{ Body: ReplayBody }>(
      '/dashboard/api/x/webhooks/replay',
      { schema: { body: ReplayBody, response: enveloping(Replayed) } },
      async (request) => {
        const { webhook, event } = request.body;
        const events = await database.transaction((tx) =>
          replay(tx, webhook, event, actorOf(request), now()),
        );
        if (events === undefined || (event !== undefined && events === 0))
          throw new ProblemError('not-found');
        return enveloped(request, { events });
      },
    );

    app.get('/internal/webhooks', { config: { anonymous: true } }, async (_request, reply) => {
      const troubled = await troubledWebhooks(database.read);
      return troubled.length === 0
        ? { status: 'UP' }
        : reply.code(503).send({ status: 'DOWN', webhooks: troubled });
    });
  };
}
