import { connectionsApi } from '../../api/connections.api';
import type { RequestOutcome } from '../../contracts/domain/ticket';
import type { Port } from '../../machines/kit/port';
import type { TicketRequestInput } from '../../machines/shared/ticketRequest.types';
import type { AppStore } from '../makeStore';
import { callPort, type Running } from './callPort';

const { connectService, disconnectService, acceptInvitation, denyInvitation } = connectionsApi.endpoints;

/** Port `fileTicket` of `ticketRequest`: the one way by which a request is sent. */
export function fileTicketPort(store: AppStore): Port<TicketRequestInput, RequestOutcome> {
  return callPort(({ request, requestId }) => send(store, request, requestId));
}

function send(
  { dispatch }: AppStore,
  request: TicketRequestInput['request'],
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
