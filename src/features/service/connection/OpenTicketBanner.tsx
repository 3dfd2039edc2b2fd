import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../ui/notices/Banner';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Quote } from '../../../ui/texts/Quote';
import { usePerson } from '../../../store/person';
import { useDialogPlace } from '../../../store/useDialogPlace';
import type { ServiceConnection } from './useServiceConnection';
import { useTicketValues } from './useTicketValues';
import styles from '../ServiceView.module.css';

const invitation = 'service.banner.invitation';

/** Messages by what the open ticket asks for, and by whether the service is connected now. */
const sentences = {
  invitation: { notConnected: invitation, connected: invitation },
  connecting: { notConnected: 'service.pending.connect', connected: 'service.pending.connected' },
  disconnecting: { notConnected: 'service.pending.disconnected', connected: 'service.pending.disconnect' },
} as const;

/**
 * Says that a ticket about this service is open, so that no other request is possible, or that an invitation waits for an
 * answer (REQUIREMENTS 97, 98, 106); offers to withdraw one's own ticket.
 */
export function OpenTicketBanner({ connection }: { readonly connection: ServiceConnection }) {
  const valuesOf = useTicketValues();
  const placeOf = useDialogPlace();
  const { roles } = usePerson();
  const { ticket, underWay, connected } = connection.context;
  if (!ticket || !underWay) return null;
  const invited = underWay === 'invitation';
  const answer = String(ticket.status === 'Waiting for customer');
  return (
    <div className={styles.banner}>
      <Banner
        tone={invited && roles.admin ? 'warning' : 'info'}
        action={
          ticket.withdrawable && (
            <ButtonLink small keepsPlace to={placeOf({ dialog: 'withdraw', ticket: ticket.key })}>
              <FormattedMessage id="service.withdraw" />
            </ButtonLink>
          )
        }
      >
        {invited && ticket.message && <Quote>{ticket.message}</Quote>}
        <p>
          <FormattedMessage
            id={sentences[underWay][connected ? 'connected' : 'notConnected']}
            values={{ ...valuesOf(ticket), answer, b: (chunks) => <b>{chunks}</b> }}
          />
        </p>
      </Banner>
    </div>
  );
}
