import { changesApi } from '../../api/changes.api';
import { connectionsApi } from '../../api/connections.api';
import { ticketsApi } from '../../api/tickets.api';
import { isAwaitingAnswer, underWay } from '../../contracts/domain/services/connection';
import type { Failure } from '../../contracts/domain/failure';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import type { RequestOutcome, TicketRequest } from '../../contracts/domain/tickets/ticketRequest';
import type { Port } from '../../machines/kit/port';
import type { TicketRequestInput } from '../../machines/shared/ticketRequest.machine';
import { callPort, type Running } from '../../store/actors/callPort';
import type { DialogNeeds } from './dialogNeeds';
import { openChanges } from './openChanges';

const { connectService, disconnectService, acceptInvitation, denyInvitation } = connectionsApi.endpoints;
const { requestChange } = changesApi.endpoints;
const { withdrawRequest } = ticketsApi.endpoints;

/** Named by a server that answers a repetition under the same key with its first answer. */
const IDEMPOTENCY = 'idempotency';

/**
 * Port `fileTicket` of `ticketRequest`: sends every request of the core. A server that knows no keys would file
 * a repetition as a second ticket: there each try looks first whether an earlier one has arrived.
 */
export function fileTicketPort(needs: DialogNeeds): Port<TicketRequestInput, RequestOutcome> {
  const isIdempotent = needs.person.installation.extensions.includes(IDEMPOTENCY);
  const arrivedChange = openChanges(needs);
  return callPort(({ request, requestId }) => {
    // The ticket itself refuses a repeated withdrawal.
    if (isIdempotent || request.kind === 'withdraw') return send(needs, request, requestId);
    let sent: Running<RequestOutcome> | undefined;
    const lookedUp: Running<Failure | null> =
      request.kind === 'change' ? arrivedChange(request.change) : arrivedTicket(needs, request);
    return {
      abort: () => (sent ?? lookedUp).abort(),
      unwrap: async () => {
        const found = await lookedUp.unwrap();
        if (found) throw found;
        sent = send(needs, request, requestId);
        return sent.unwrap();
      },
    };
  });
}

/** Each kind has its own way to be found again, so a new one is not looked up like another. */
type ConnectionRequest = Extract<TicketRequest, { kind: 'connect' | 'disconnect' | 'accept' | 'deny' }>;

function arrivedTicket(needs: DialogNeeds, request: ConnectionRequest): Running<Failure | null> {
  const lookedUp = lookUp(needs, request);
  return { abort: lookedUp.abort, unwrap: async () => arrivedIn(request, await lookedUp.unwrap()) };
}

function lookUp({ store, address }: DialogNeeds, request: ConnectionRequest): Running<Ticket | null> {
  const options = { subscribe: false, forceRefetch: true };
  // A dialog about several invitations has no single service.
  if ('ticketKey' in request && !address.service)
    return store.dispatch(ticketsApi.endpoints.findTicket.initiate(request.ticketKey, options));
  const question = {
    serviceEntityId: request.serviceEntityId,
    serviceId: address.service?.id ?? 0,
    ...('ticketKey' in request && { key: request.ticketKey }),
  };
  return store.dispatch(ticketsApi.endpoints.findPendingTicket.initiate(question, options));
}

/** Returns the result of an earlier attempt; nothing if it did not arrive. */
function arrivedIn(request: ConnectionRequest, ticket: Ticket | null): Failure | null {
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
    case 'withdraw':
      return dispatch(withdrawRequest.initiate({ request, requestId }, { track: false }));
    case 'change':
      return dispatch(requestChange.initiate({ change: request.change, requestId }, { track: false }));
  }
}
