import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ConnectRequest, DisconnectRequest, Ticket } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { type Requester, logAct, requireRequester } from '../identity/identity.module';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { requestConnection, requestDisconnection } from './connectionRequest';

function logged(request: FastifyRequest, requester: Requester, ticket: Ticket): Ticket {
  const { spId: service, type, jiraKey: key } = ticket;
  logAct(request, requester, 'connection change requested', { service, type, key });
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
          const requester = requireRequester(request);
          const ticket = await requestConnection(dependencies, tx, requester, request.body);
          return enveloped(request, logged(request, requester, ticket));
        }),
    );

    app.post<{ Body: DisconnectRequest }>(
      '/dashboard/api/services/disconnect',
      { schema: { ...formAnswer, body: DisconnectRequest } },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const ticket = await requestDisconnection(dependencies, tx, requester, request.body);
          return enveloped(request, logged(request, requester, ticket));
        }),
    );
  };
}
