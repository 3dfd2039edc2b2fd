import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { changedFields } from '../../i18n/changedFields';
import '../../i18n/texts/ticket';
import { usePerson } from '../../store/person';
import { BeforeAfter } from '../../ui/lists/BeforeAfter';

/** Shows what a request to change settings asks for: each field before and after. */
export function TicketChange({ change }: { readonly change: NonNullable<Ticket['change']> }) {
  const { levelLabels } = usePerson().installation;
  return (
    <BeforeAfter
      caption={<FormattedMessage id="ticket.change" />}
      rows={changedFields(change, { levelLabels })}
    />
  );
}
