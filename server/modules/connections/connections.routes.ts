import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ConnectRequest, DisconnectRequest, Ticket } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { type Asking, requireAsker, personKey } from '../identity/identity.module';
import { enveloping } from '../../platform/http/answers';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { requestConnection, requestDisconnection } from './connectionRequest';

/** Logs who asked for what, for those who have to account for it. */
function record(request: FastifyRequest, { person, institution }: Asking, ticket: Ticket): Ticket {
  request.log.info(
    { person: personKey(person), institution, service: ticket.spId, type: ticket.type, key: ticket.jiraKey },
    'connection change requested',
  );
  return ticket;
}

const formAnswer = {
  consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  headers: Repeatable,
  response: enveloping(Ticket),
};

/** Requests to connect and to disconnect a service; forms, multipart or urlencoded (WIRE T18). */
export function connectionsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: ConnectRequest }>(
      '/dashboard/api/services/connect',
      { schema: { ...formAnswer, body: ConnectRequest } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const asker = requireAsker(request);
          const ticket = await requestConnection(dependencies, tx, asker, request.body);
          return enveloped(request, record(request, asker, ticket));
        }),
    );

    app.post<{ Body: DisconnectRequest }>(
      '/dashboard/api/services/disconnect',
      { schema: { ...formAnswer, body: DisconnectRequest } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const asker = requireAsker(request);
          const ticket = await requestDisconnection(dependencies, tx, asker, request.body);
          return enveloped(request, record(request, asker, ticket));
        }),
    );
  };
}
