import { FormattedMessage } from 'react-intl';
import type { TicketStatus } from '../../../contracts/wire/enumerations';
import { Status } from '../../../ui/marks/Status';
import { othersStatusMessages, statusMarks } from './deskMessages';

export function DeskStatus({ status }: { readonly status: TicketStatus }) {
  return (
    <Status kind={statusMarks[status]}>
      <FormattedMessage id={othersStatusMessages[status]} />
    </Status>
  );
}
