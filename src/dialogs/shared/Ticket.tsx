import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/dialogs';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { CopyButton } from '../../ui/actions/CopyButton';
import { TicketNumber } from '../../ui/notices/Result';

export function Ticket({ ticketKey }: { readonly ticketKey: string }) {
  const intl = useIntl();
  return (
    <p>
      <TicketNumber>{ticketKey}</TicketNumber>{' '}
      <CopyButton value={ticketKey} label={intl.formatMessage({ id: 'connection.copyTicket' })} />
    </p>
  );
}

/** Leaves the dialog for the page of the ticket, or for the list if its key is not known. */
export function TicketLink({ ticketKey }: { readonly ticketKey: string | null }) {
  return (
    <ButtonLink to={ticketKey ? `/tickets/${ticketKey}` : '/tickets'}>
      <FormattedMessage id={ticketKey ? 'connection.viewTicket' : 'connection.viewTickets'} />
    </ButtonLink>
  );
}
