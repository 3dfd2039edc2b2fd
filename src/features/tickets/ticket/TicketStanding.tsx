import { FormattedMessage, useIntl } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/ticket';
import { usePerson } from '../../../store/person';
import { CopyButton } from '../../../ui/CopyButton';
import { TicketStatusText } from '../TicketStatusText';
import { turnOf } from '../ticketTurn';
import styles from './Ticket.module.css';

/** The number to quote, where the ticket stands, and whose turn it is. */
export function TicketStanding({ ticket }: { readonly ticket: Ticket }) {
  const intl = useIntl();
  const { roles } = usePerson();
  const { key, status, rejected } = ticket;
  const turn = turnOf(ticket, roles.admin);
  return (
    <div className={styles.standing}>
      <span className={styles.key}>
        <code>{key}</code>
        <CopyButton value={key} label={intl.formatMessage({ id: 'ticket.copyKey' }, { key })} />
      </span>
      <TicketStatusText status={status} />
      {rejected && (
        <span>
          <FormattedMessage id="ticket.rejected" />
        </span>
      )}
      {turn && (
        <span>
          <FormattedMessage id={turn} />
        </span>
      )}
    </div>
  );
}
