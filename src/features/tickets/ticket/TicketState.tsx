import { FormattedMessage, useIntl } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { useAge } from '../../../i18n/useAge';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { TicketStatusText } from '../TicketStatusText';
import { turnOf } from '../ticketTurn';
import styles from './Ticket.module.css';

/** Returns since when the ticket has had its status, in ISO 8601, as far as the server tells. */
function statusSince({ status, events = [], requestedAt }: Ticket): string {
  const before = events.findLastIndex((event) => event.status !== status);
  return events[before + 1]?.at ?? requestedAt;
}

/** Shows the key of the ticket, its status, and whose turn it is. */
export function TicketState({ ticket }: { readonly ticket: Ticket }) {
  const intl = useIntl();
  const { roles } = usePerson();
  const { key, status, rejected } = ticket;
  const { ticketDate } = useFormat();
  const age = useAge();
  const since = statusSince(ticket);
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
          <FormattedMessage id={turn} />,{' '}
          <span className="small">
            <FormattedMessage id="ticket.since" values={{ date: ticketDate(since), age: age(since) }} />
          </span>
        </span>
      )}
    </div>
  );
}
