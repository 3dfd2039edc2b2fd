import { oneLine } from './remoteFailure';
import type { NewTicket } from '../newTicket';

/** Returns the subject of a ticket, on one line of at most `most` characters. */
export function summaryOf(ticket: NewTicket, most: number): string {
  return oneLine(subjectOf(ticket)).slice(0, most);
}

function subjectOf({ type, institution, service }: NewTicket): string {
  const what = service?.entityId ?? institution;
  switch (type) {
    case 'LINKREQUEST':
      return `Connect ${what} to ${institution}`;
    case 'UNLINKREQUEST':
      return `Disconnect ${what} from ${institution}`;
    case 'CHANGE':
      return `Change the settings of ${what} for ${institution}`;
    case 'LINKINVITE':
      return `Invitation of ${institution} to connect ${what}`;
    case 'UNLINKINVITE':
      return `Invitation of ${institution} to disconnect ${what}`;
    case 'QUESTION':
      return `Question of ${institution} about ${what}`;
  }
}

type Facts = Omit<NewTicket, 'type' | 'direction' | 'userUid' | 'body' | 'change'>;

/**
 * Returns the values for the fields of a ticket in the ticket system, by our names of the fields; undefined or empty:
 * none.
 */
export function factsOf(
  ticket: NewTicket,
  requestId: string,
): Readonly<Record<keyof Facts | 'serviceType' | 'requestId', string | undefined>> {
  return {
    institution: ticket.institution,
    service: ticket.service?.entityId,
    serviceType: ticket.service?.type,
    requestId,
    userName: ticket.userName,
    userEmail: ticket.userEmail,
    contactEmail: ticket.contactEmail,
    emailTo: ticket.emailTo,
    personalMessage: ticket.personalMessage,
  };
}
