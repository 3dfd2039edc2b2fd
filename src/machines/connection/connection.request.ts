import type { TicketRequest } from '../../contracts/domain/ticket';
import { hash } from '../kit/hash';
import type { TicketRequestInput } from '../shared/ticketRequest.types';

/**
 * What is sent, and under which key. The same form gives the same key, however often it is sent; a changed form
 * is another request, which the server would refuse under the old key (decisions 8).
 */
export function keyed(request: TicketRequest, requestId: string): TicketRequestInput {
  return { request, requestId: `${requestId}-${hash(JSON.stringify(request))}` };
}
