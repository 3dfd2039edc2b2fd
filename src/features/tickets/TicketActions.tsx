import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { AnswerLinks } from './AnswerLinks';
import { awaitsAnswer } from './ticketTurn';
import { WithdrawLink } from './Withdrawal';
import styles from './Tickets.module.css';

/** Shows all that can be done about a ticket from its page. */
export function TicketActions({ ticket }: { readonly ticket: Ticket }) {
  return (
    <div className={styles.actions}>
      <TicketAnswer ticket={ticket} primary large />
      <TicketLinks ticket={ticket} large />
    </div>
  );
}

interface TicketAnswerProps {
  readonly ticket: Ticket;
  readonly primary: boolean;
  /** True on the ticket's own page. */
  readonly large?: boolean;
}

/**
 * Shows administrators of the institution the links that answer an invitation to connect or to disconnect
 * (REQUIREMENTS 234). Each names the ticket, so that its dialog knows which invitation is meant.
 */
export function TicketAnswer({ ticket, primary, large = false }: TicketAnswerProps) {
  const { roles } = usePerson();
  const { serviceId: id, serviceType: type } = ticket;
  if (!id || !roles.admin || !awaitsAnswer(ticket)) return null;
  return (
    <span className={styles.answer}>
      <AnswerLinks ticket={ticket} service={{ id, type }} primary={primary} small={!large} />
    </span>
  );
}

/**
 * Links to the service of a ticket; for super users to send an invitation again, even one without recipients
 * (REQUIREMENTS 235); for the person who filed a request to withdraw it.
 */
export function TicketLinks({ ticket, large = false }: Omit<TicketAnswerProps, 'primary'>) {
  const { roles } = usePerson();
  const { key, serviceId, serviceType, withdrawable } = ticket;
  return (
    <>
      {roles.superUser && awaitsAnswer(ticket) && (
        <ButtonLink small={!large} to={`/users/resend_invite/${key}`}>
          <FormattedMessage id="ticket.resend" />
        </ButtonLink>
      )}
      {serviceId && (
        <ButtonLink small={!large} to={`/apps/${serviceId}/${serviceType}/about`}>
          <FormattedMessage id="ticket.details" />
        </ButtonLink>
      )}
      {withdrawable && <WithdrawLink ticket={ticket} small={!large} />}
    </>
  );
}
