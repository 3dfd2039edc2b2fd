import type { Ticket } from '../../contracts/domain/ticket';
import { typeMessages } from '../../i18n/ticketTypeWords';

/** What a change is about, in words of the list. */
const changeMessages = {
  consent: 'tickets.what.consent',
  strongAuthentication: 'tickets.what.strongAuthentication',
  multiFactor: 'tickets.what.multiFactor',
  institution: 'tickets.what.institution',
} as const;

/** What is asked for, as the id of a message: of a change what it changes, where the server tells. */
export function whatMessageOf({ type, change }: Ticket) {
  if (!change || change.kind === 'connect' || change.kind === 'disconnect') return typeMessages[type];
  return changeMessages[change.kind];
}
