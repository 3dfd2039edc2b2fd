import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { resolutionMessages } from '../../i18n/messages/ticketMessages';
import { useFormat } from '../../i18n/useFormat';
import { retry } from '../../lib/retry';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { CopyButton } from '../../ui/actions/CopyButton';
import { Quote } from '../../ui/texts/Quote';
import { Skeleton } from '../../ui/page/Skeleton';
import { Timeline } from '../../ui/lists/Timeline';
import { TicketLinks } from './TicketActions';
import { nextEvent, twoDates } from './ticketDates';
import { OthersRequest } from './Withdrawal';
import styles from './Tickets.module.css';

const TicketChange = lazy(async () => ({
  default: (await retry(() => import('./TicketChange'))).TicketChange,
}));

/** Shows the opened ticket below its row: message and request, then dates, people and possible actions. */
export function TicketDetails({ ticket }: { readonly ticket: Ticket }) {
  const intl = useIntl();
  const format = useFormat();
  const { roles } = usePerson();
  const { key, resolution, message, change, withdrawable } = ticket;
  const settings = change && change.kind !== 'connect' && change.kind !== 'disconnect' ? change : undefined;
  return (
    <div className={styles.details}>
      <div className={styles.part}>
        {message && <Quote>{message}</Quote>}
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
        {withdrawable === false && <OthersRequest ticket={ticket} />}
        <p className={styles.actions}>
          <ButtonLink small to={`/tickets/${key}`}>
            <FormattedMessage id="tickets.open" />
          </ButtonLink>
          <TicketLinks ticket={ticket} />
          <CopyButton value={key} label={intl.formatMessage({ id: 'ticket.copyKey' }, { key })} />
        </p>
      </div>
      <Timeline events={[...twoDates(ticket, format), ...nextEvent(ticket, roles.admin)]} />
    </div>
  );
}
