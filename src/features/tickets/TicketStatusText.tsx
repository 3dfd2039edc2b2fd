import { FormattedMessage } from 'react-intl';
import type { TicketStatus } from '../../contracts/wire/enumerations';
import { useStatusMessages } from '../../store/useStatusMessages';
import { Status } from '../../ui/marks/Status';
import { ticketMarks } from './ticketMarks';
import '../../i18n/texts/ticket';

export function TicketStatusText({ status }: { readonly status: TicketStatus }) {
  const statusMessages = useStatusMessages();
  return (
    <Status kind={ticketMarks[status]}>
      <FormattedMessage id={statusMessages[status]} />
    </Status>
  );
}
