import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isInvitation, type Ticket } from '../../contracts/domain/ticket';
import { needTexts } from '../../i18n/catalogue';
import { typeMessages } from '../../i18n/ticketTypeWords';
import { resolutionMessages } from '../../i18n/ticketWords';
import { useFormat } from '../../i18n/useFormat';
import { CopyButton } from '../../ui/CopyButton';
import { Skeleton } from '../../ui/Skeleton';
import { Timeline, type TimelineEvent } from '../../ui/Timeline';
import { TicketActions } from './TicketActions';
import { ticketMarks } from './ticketMarks';
import styles from './Tickets.module.css';
import { TicketStatusText } from './TicketStatusText';
import { turnOf } from './ticketTurn';
import { OthersRequest } from './Withdrawal';

const TicketChange = lazy(async () => {
  const texts = Promise.all([needTexts('institution'), needTexts('settings')]);
  return (await Promise.all([import('./TicketChange'), texts]))[0];
});

/** One request: about what, where it stands, who asked, and since when (REQUIREMENTS 233). */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const intl = useIntl();
  const format = useFormat();
  const { key, type, status, resolution, rejected, message, change, serviceId, serviceType } = ticket;
  const name = ticket.serviceName || ticket.serviceEntityId || ticket.institutionName;
  const asked: TimelineEvent = {
    key: 'asked',
    kind: 'open',
    text: <AskedBy ticket={ticket} />,
    time: format.ticketDate(ticket.requestedAt),
  };
  const updated: TimelineEvent[] = ticket.updatedAt
    ? [
        {
          key: 'updated',
          kind: ticketMarks[status],
          text: <FormattedMessage id="ticket.updated" />,
          time: format.ticketDate(ticket.updatedAt),
        },
      ]
    : [];
  const turn = turnOf(ticket);
  const next: TimelineEvent[] = turn
    ? [
        {
          key: 'next',
          kind: status === 'Waiting for customer' ? 'action' : 'waiting',
          text: <FormattedMessage id={turn} />,
          ahead: true,
        },
      ]
    : [];

  return (
    <li className={styles.card}>
      <div className={styles.main}>
        <div className={styles.title}>
          <div>
            <h2>{serviceId ? <Link to={`/apps/${serviceId}/${serviceType}/about`}>{name}</Link> : name}</h2>
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
        {change && (
          <Suspense fallback={<Skeleton rows={change.fields.length} shape="text" />}>
            <TicketChange change={change} />
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
        <Timeline events={[asked, ...updated, ...next]} />
      </div>
    </li>
  );
}

function AskedBy({ ticket: { type, userName } }: { readonly ticket: Ticket }) {
  if (!userName) return <FormattedMessage id="ticket.askedBySomebody" />;
  const values = { user: userName };
  return isInvitation(type) ? (
    <FormattedMessage id="ticket.invited" values={values} />
  ) : (
    <FormattedMessage id="ticket.asked" values={values} />
  );
}
