import { connectionsApi } from '../../api/connections.api';
import { ticketsApi } from '../../api/tickets.api';
import { isAwaitingAnswer, underWay } from '../../contracts/domain/connection';
import type { Failure } from '../../contracts/domain/failure';
import type { RequestOutcome, Ticket, TicketRequest } from '../../contracts/domain/ticket';
import type { Port } from '../../machines/kit/port';
import type { TicketRequestInput } from '../../machines/shared/ticketRequest.types';
import { callPort, type Running } from './callPort';
import type { DialogNeeds } from './dialogNeeds';

const { connectService, disconnectService, acceptInvitation, denyInvitation } = connectionsApi.endpoints;

/** Named by a server that answers a repetition under the same key with its first answer (decisions, weaknesses 8). */
const IDEMPOTENCY = 'idempotency';

/**
 * Port `fileTicket` of `ticketRequest`: the one way by which a request is sent. A server that knows no keys would file
 * a repetition as a second ticket: there each try looks first whether an earlier one has arrived.
 */
export function fileTicketPort(needs: DialogNeeds): Port<TicketRequestInput, RequestOutcome> {
  const isKept = needs.person.installation.extensions.includes(IDEMPOTENCY);
  return callPort(({ request, requestId }) => {
    if (isKept) return send(needs, request, requestId);
    let sent: Running<RequestOutcome> | undefined;
    const looked = lookUp(needs, request);
    return {
      abort: () => (sent ?? looked).abort(),
      unwrap: async () => {
        const found = arrivedIn(request, await looked.unwrap());
        if (found) throw found;
        sent = send(needs, request, requestId);
        return sent.unwrap();
      },
    };
  });
}

function lookUp({ store, service }: DialogNeeds, request: TicketRequest): Running<Ticket | null> {
  const question = {
    serviceEntityId: request.serviceEntityId,
    serviceNumber: service.id,
    ...('ticketKey' in request && { key: request.ticketKey }),
  };
  const options = { subscribe: false, forceRefetch: true };
  return store.dispatch(ticketsApi.endpoints.findPendingTicket.initiate(question, options));
}

/** What an earlier try has left behind; nothing, where it did not arrive. */
function arrivedIn(request: TicketRequest, ticket: Ticket | null): Failure | null {
  if (!ticket) return null;
  const { key: ticketKey } = ticket;
  if (request.kind === 'accept' || request.kind === 'deny') {
    return isAwaitingAnswer(ticket) ? null : { kind: 'collision', found: 'answered', ticketKey };
  }
  const wanted = request.kind === 'connect' ? 'connecting' : 'disconnecting';
  const isSame = underWay(request.kind === 'disconnect', ticket) === wanted;
  return isSame ? { kind: 'collision', found: 'openTicket', ticketKey } : null;
}

function send(
  { store: { dispatch } }: DialogNeeds,
  request: TicketRequest,
  requestId: string,
): Running<RequestOutcome> {
  switch (request.kind) {
    case 'connect':
      return dispatch(connectService.initiate({ request, requestId }, { track: false }));
    case 'disconnect':
      return dispatch(disconnectService.initiate({ request, requestId }, { track: false }));
    case 'accept':
      return dispatch(acceptInvitation.initiate({ request, requestId }, { track: false }));
    case 'deny':
      return dispatch(denyInvitation.initiate({ request, requestId }, { track: false }));
  }
}
