import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import type { ConnectionSubject } from '../../machines/connection/connection.subject';
import { useFormat } from '../../i18n/useFormat';
import { Quote } from '../../ui/texts/Quote';
import { TicketKey } from '../../ui/texts/TicketKey';

/** The desk's message, since it decides; then which invitation is answered, and how long it has waited. */
export function InvitationLine({ ticket }: { readonly ticket: ConnectionSubject['ticket'] }) {
  const format = useFormat();
  if (!ticket) return null;
  return (
    <>
      {ticket.message && <Quote>{ticket.message}</Quote>}
      <p className="small muted">
        <FormattedMessage
          id="connection.invitation"
          values={{ key: <TicketKey>{ticket.key}</TicketKey>, date: format.date(ticket.requestedAt) }}
        />
      </p>
    </>
  );
}
