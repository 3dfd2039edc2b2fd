import { FormattedMessage } from 'react-intl';
import type { TicketStatus } from '../../contracts/wire/enumerations';
import { statusMessages } from '../../i18n/messages/ticketMessages';
import { Status } from '../../ui/marks/Status';
import { ticketMarks } from './ticketMarks';

export function TicketStatusText({ status }: { readonly status: TicketStatus }) {
  return (
    <Status kind={ticketMarks[status]}>
      <FormattedMessage id={statusMessages[status]} />
    </Status>
  );
}
