import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ConnectRequest, DisconnectRequest, Ticket } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { type Asking, logAct, requireAsker } from '../identity/identity.module';
import { enveloping } from '../../platform/http/answers';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { requestConnection, requestDisconnection } from './connectionRequest';

function logged(request: FastifyRequest, asker: Asking, ticket: Ticket): Ticket {
  const { spId: service, type, jiraKey: key } = ticket;
  logAct(request, asker, 'connection change requested', { service, type, key });
  return ticket;
}

const formAnswer = {
  consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  headers: Repeatable,
  response: enveloping(Ticket),
};

/** Adds the requests to connect and to disconnect a service; forms, multipart or urlencoded (WIRE T18). */
export function connectionsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: ConnectRequest }>(
      '/dashboard/api/services/connect',
      { schema: { ...formAnswer, body: ConnectRequest } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const asker = requireAsker(request);
          const ticket = await requestConnection(dependencies, tx, asker, request.body);
          return enveloped(request, logged(request, asker, ticket));
        }),
    );

    app.post<{ Body: DisconnectRequest }>(
      '/dashboard/api/services/disconnect',
      { schema: { ...formAnswer, body: DisconnectRequest } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const asker = requireAsker(request);
          const ticket = await requestDisconnection(dependencies, tx, asker, request.body);
          return enveloped(request, logged(request, asker, ticket));
        }),
    );
  };
}
