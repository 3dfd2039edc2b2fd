import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../ui/notices/Banner';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Quote } from '../../../ui/texts/Quote';
import { useDialogPlace } from '../../../store/useDialogPlace';
import type { ServiceConnection } from './useServiceConnection';
import { useTicketValues } from './useTicketValues';
import styles from '../ServiceView.module.css';

/**
 * Says that a ticket about this service is open, or that an invitation waits for an answer (REQUIREMENTS 106); offers
 * to withdraw one's own ticket.
 */
export function OpenTicketBanner({ connection }: { readonly connection: ServiceConnection }) {
  const valuesOf = useTicketValues();
  const placeOf = useDialogPlace();
  const { ticket, underWay } = connection.context;
  if (!ticket || !underWay) return null;
  const invited = underWay === 'invitation';
  return (
    <div className={styles.banner}>
      <Banner
        tone={invited ? 'warning' : 'info'}
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
            id={invited ? 'service.banner.invitation' : 'service.banner.open'}
            values={{ ...valuesOf(ticket), b: (chunks) => <b>{chunks}</b> }}
          />
        </p>
      </Banner>
    </div>
  );
}
