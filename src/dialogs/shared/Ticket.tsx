import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/dialogs';
import { ButtonLink } from '../../ui/ButtonLink';
import { CopyButton } from '../../ui/CopyButton';
import { TicketNumber } from '../../ui/Result';

export function Ticket({ ticketKey }: { readonly ticketKey: string }) {
  const intl = useIntl();
  return (
    <p>
      <TicketNumber>{ticketKey}</TicketNumber>{' '}
      <CopyButton value={ticketKey} label={intl.formatMessage({ id: 'connection.copyTicket' })} />
    </p>
  );
}

/** Leaves the dialog: the address of the list names none. */
export function TicketsLink() {
  return (
    <ButtonLink to="/tickets">
      <FormattedMessage id="connection.viewTickets" />
    </ButtonLink>
  );
}
