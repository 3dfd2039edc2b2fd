import { isInvited } from '../connection/connection.guards';
import type { ConnectionContext } from '../connection/connection.types';
import { keyed } from '../shared/request.words';
import type { TicketRequestInput } from '../shared/ticketRequest.types';
import type { ConnectDraft } from './connect.draft';

/** Returns the form as a new request, or as the answer to an invitation, which has no contact address. */
export function connectRequest(context: ConnectionContext<ConnectDraft>): TicketRequestInput {
  const { draft, subject, service, requestId } = context;
  const about = {
    serviceEntityId: subject?.entityId ?? '',
    serviceType: service.type,
    comments: draft?.comments.trim() ?? '',
    level: levelOf(context),
  };
  if (isInvited(context) && subject?.ticket) {
    const { key } = subject.ticket;
    return keyed({ kind: 'accept', ticketKey: key, invitation: 'LINKINVITE', ...about }, requestId);
  }
  const contactEmail = subject?.asksContact && !draft?.shareNone ? (draft?.contactEmail.trim() ?? '') : '';
  return keyed({ kind: 'connect', ...about, contactEmail }, requestId);
}

/** A service that sets its own level is asked for none. */
function levelOf({ draft, subject }: ConnectionContext<ConnectDraft>): string {
  return subject?.ownLevel === undefined ? (draft?.level ?? '') : '';
}
