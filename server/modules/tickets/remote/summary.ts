import { oneLine } from './remoteFailure';
import type { NewTicket } from '../newTicket';

/** Returns what a ticket is about, in one line of so many characters. */
export function summaryOf(ticket: NewTicket, most: number): string {
  return oneLine(wordsOf(ticket)).slice(0, most);
}

function wordsOf({ type, institution, service }: NewTicket): string {
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
