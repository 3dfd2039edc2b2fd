import { FormattedMessage } from 'react-intl';
import { isInvitation, type Ticket } from '../../contracts/domain/ticket';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Tickets.module.css';
import { WithdrawLink } from './Withdrawal';

/**
 * The service of a ticket, and for admins of the institution the answer to an invitation, in either direction (REQUIREMENTS
 * 234). The link names the ticket, so that its page knows which invitation is meant. Super users may send an invitation
 * again, with or without recipients on it (REQUIREMENTS 235). Whoever filed a request may withdraw it.
 */
export function TicketActions({ ticket }: { readonly ticket: Ticket }) {
  const { roles } = usePerson();
  const { key, type, status, serviceId, serviceType, withdrawable } = ticket;
  const awaits = isInvitation(type) && status === 'Waiting for customer';
  const mayResend = awaits && roles.superUser;
  if (!serviceId && !mayResend && !withdrawable) return null;
  const service = `/apps/${serviceId}/${serviceType}`;
  return (
    <p className={styles.actions}>
      {serviceId && awaits && roles.admin && (
        <ButtonLink small look="primary" to={`${service}/about/${key}/accept`}>
          <FormattedMessage id="ticket.answer" />
        </ButtonLink>
      )}
      {mayResend && (
        <ButtonLink small to={`/users/resend_invite/${key}`}>
          <FormattedMessage id="ticket.resend" />
        </ButtonLink>
      )}
      {serviceId && (
        <ButtonLink small to={`${service}/about`}>
          <FormattedMessage id="ticket.details" />
        </ButtonLink>
      )}
      {withdrawable && <WithdrawLink ticket={ticket} />}
    </p>
  );
}
