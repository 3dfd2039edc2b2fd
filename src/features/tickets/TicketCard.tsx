import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import { typeMessages } from '../../i18n/ticketTypeWords';
import { resolutionMessages } from '../../i18n/ticketWords';
import { useFormat } from '../../i18n/useFormat';
import { CopyButton } from '../../ui/CopyButton';
import { Skeleton } from '../../ui/Skeleton';
import { Timeline } from '../../ui/Timeline';
import { TicketActions } from './TicketActions';
import { nextEvent, twoDates } from './ticketDates';
import { nameOf } from './ticketName';
import styles from './Tickets.module.css';
import { TicketStatusText } from './TicketStatusText';
import { OthersRequest } from './Withdrawal';

const TicketChange = lazy(() => import('./TicketChange'));

/** One request: about what, where it stands, who asked, and since when (REQUIREMENTS 233). */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const intl = useIntl();
  const format = useFormat();
  const { key, type, status, resolution, rejected, message, change } = ticket;
  const settings = change && change.kind !== 'connect' && change.kind !== 'disconnect' ? change : undefined;
  return (
    <li className={styles.card}>
      <div className={styles.main}>
        <div className={styles.title}>
          <div>
            <h2>
              <Link to={`/tickets/${key}`}>{nameOf(ticket)}</Link>
            </h2>
            <p className={styles.type}>
              <FormattedMessage id={typeMessages[type]} />
              {rejected && (
                <>
                  {' · '}
                  <FormattedMessage id="ticket.rejected" />
                </>
              )}
            </p>
          </div>
          <TicketStatusText status={status} />
        </div>
        {message && <p className={styles.message}>{message}</p>}
        {settings && (
          <Suspense fallback={<Skeleton rows={settings.fields.length} shape="text" />}>
            <TicketChange change={settings} />
          </Suspense>
        )}
        {resolution && (
          <p className={styles.resolution}>
            <FormattedMessage id="ticket.resolution" />{' '}
            <FormattedMessage id={resolutionMessages[resolution]} />
          </p>
        )}
        {ticket.withdrawable === false && <OthersRequest ticket={ticket} />}
        <TicketActions ticket={ticket} />
      </div>
      <div className={styles.side}>
        <p className={styles.key}>
          <code>{key}</code>
          <CopyButton value={key} label={intl.formatMessage({ id: 'ticket.copyKey' }, { key })} />
        </p>
        <Timeline events={[...twoDates(ticket, format), ...nextEvent(ticket)]} />
      </div>
    </li>
  );
}
