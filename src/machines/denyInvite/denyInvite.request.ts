import type { ConnectionContext } from '../connection/connection.types';
import { keyed } from '../shared/request.words';
import type { TicketRequestInput } from '../shared/ticketRequest.types';
import type { DenyInviteDraft } from './denyInvite.draft';

/** The denial tells the ticket, its type and the comments, and nothing else. */
export function denyInviteRequest(context: ConnectionContext<DenyInviteDraft>): TicketRequestInput {
  const { draft, subject, requestId } = context;
  const { key = '', type } = subject?.ticket ?? {};
  const request = {
    kind: 'deny',
    ticketKey: key,
    invitation: type === 'UNLINKINVITE' ? type : 'LINKINVITE',
    serviceEntityId: subject?.entityId ?? '',
    comments: draft?.comments.trim() ?? '',
  } as const;
  return keyed(request, requestId);
}
