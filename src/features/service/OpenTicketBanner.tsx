import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { connectionState } from '../../contracts/domain/connection';
import type { Ticket } from '../../contracts/domain/ticket';
import { statusMessages, typeMessages } from '../../i18n/ticketWords';
import { useFormat } from '../../i18n/useFormat';
import { Banner } from '../../ui/Banner';
import styles from './ServiceView.module.css';

/** A request about this service is open (item 106). */
export function OpenTicketBanner({
  ticket,
  connected,
}: {
  readonly ticket: Ticket;
  readonly connected: boolean;
}) {
  const format = useFormat();
  const invitation = connectionState(connected, ticket) === 'invitation';
  return (
    <div className={styles.banner}>
      <Banner tone={invitation ? 'warning' : 'info'}>
        <FormattedMessage
          id={invitation ? 'service.banner.invitation' : 'service.banner.open'}
          values={{
            key: <Link to="/tickets">{ticket.key}</Link>,
            type: <FormattedMessage id={typeMessages[ticket.type]} />,
            status: <FormattedMessage id={statusMessages[ticket.status]} />,
            date: format.date(ticket.requestedAt),
            b: (words) => <b>{words}</b>,
          }}
        />
      </Banner>
    </div>
  );
}
