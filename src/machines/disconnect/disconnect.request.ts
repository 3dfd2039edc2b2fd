import { isInvited } from '../connection/connection.guards';
import type { ConnectionContext } from '../connection/connection.types';
import { keyed } from '../shared/request.words';
import type { TicketRequestInput } from '../shared/ticketRequest.types';
import type { DisconnectDraft } from './disconnect.draft';

/** Returns the form as a request of one's own, or as the answer to an invitation. */
export function disconnectRequest(context: ConnectionContext<DisconnectDraft>): TicketRequestInput {
  const { draft, subject, service, requestId } = context;
  const about = {
    serviceEntityId: subject?.entityId ?? '',
    serviceType: service.type,
    comments: draft?.comments.trim() ?? '',
  };
  if (isInvited(context) && subject?.ticket) {
    const { key } = subject.ticket;
    return keyed(
      { kind: 'accept', ticketKey: key, invitation: 'UNLINKINVITE', ...about, level: '' },
      requestId,
    );
  }
  return keyed({ kind: 'disconnect', ...about }, requestId);
}
