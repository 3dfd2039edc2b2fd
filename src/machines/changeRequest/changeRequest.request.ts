import { hash } from '../kit/hash';
import type { TicketRequestInput } from '../shared/ticketRequest.types';
import type { ChangeRequestContext } from './changeRequest.types';

/** Returns what is sent, and under which key: the same change gives the same key, however often it is sent. */
export function changeRequest({ draft, requestId }: ChangeRequestContext): TicketRequestInput {
  if (!draft) throw new Error('Nothing was asked for');
  return {
    request: { kind: 'change', change: draft },
    requestId: `${requestId}-${hash(JSON.stringify(draft))}`,
  };
}
