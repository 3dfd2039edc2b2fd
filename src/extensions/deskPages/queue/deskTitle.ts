import type { IntlShape } from 'react-intl';
import type { DeskTicketRow } from '../../../contracts/wire/desk';
import { titleMessages } from '../../../features/tickets/ticketTitle';
import '../desk.texts';

/** Messages that name a change by its subject. */
const changeMessages = {
  consent: 'desk.title.consent',
  strongAuthentication: 'desk.title.strongAuthentication',
  multiFactor: 'desk.title.multiFactor',
  institution: 'desk.title.institution',
  set: 'desk.title.set',
} as const;

type Titled = Pick<DeskTicketRow, 'type' | 'changeKind' | 'service' | 'institution'>;

/** Returns what a ticket asks for, in words. */
export function titleIn(intl: IntlShape, { type, changeKind, service, institution }: Titled): string {
  const isNamedByType = !changeKind || changeKind === 'connect' || changeKind === 'disconnect';
  const id = isNamedByType ? titleMessages[type] : changeMessages[changeKind];
  return intl.formatMessage({ id }, { name: service ?? institution });
}
