import type { Ticket } from '../../contracts/domain/ticket';
import { typeMessages } from '../../i18n/ticketTypeWords';

/** Messages that name a change by its subject. */
const changeMessages = {
  consent: 'tickets.what.consent',
  strongAuthentication: 'tickets.what.strongAuthentication',
  multiFactor: 'tickets.what.multiFactor',
  institution: 'tickets.what.institution',
  set: 'tickets.what.set',
} as const;

/** Returns the message that names what is asked for: the subject of a change, where the server tells, else the type. */
export function whatMessageOf({ type, change }: Ticket) {
  if (!change || change.kind === 'connect' || change.kind === 'disconnect') return typeMessages[type];
  return changeMessages[change.kind];
}
