import type { TicketRequestInput } from '../shared/ticketRequest.types';
import { hash } from '../kit/hash';
import type { ConnectContext } from './connect.types';

/**
 * What is sent, and under which key. The same form gives the same key, however often it is sent; a changed form
 * is another request, which the server would refuse under the old key (decisions 8).
 */
export function connectRequest({ draft, subject, service, requestId }: ConnectContext): TicketRequestInput {
  const request = {
    kind: 'connect',
    serviceEntityId: subject?.entityId ?? '',
    serviceType: service.type,
    comments: draft?.comments.trim() ?? '',
    level: subject?.ownLevel === undefined ? (draft?.level ?? '') : '',
    contactEmail: subject?.asksContact && !draft?.shareNone ? (draft?.contactEmail.trim() ?? '') : '',
  } as const;
  return { request, requestId: `${requestId}-${hash(JSON.stringify(request))}` };
}
