import { FormattedMessage } from 'react-intl';
import type { TicketChange } from '../../../contracts/wire/ticketParts';
import { changedFields } from '../../../i18n/changedFields';
import { usePerson } from '../../../store/person';
import { BeforeAfter } from '../../../ui/BeforeAfter';

/** Shows a change: each field that changes, before and after. */
export function ChangeTable({ change }: { readonly change: TicketChange }) {
  const { levelLabels } = usePerson().installation;
  return (
    <BeforeAfter
      caption={<FormattedMessage id="desk.change" />}
      rows={changedFields(change, { levelLabels })}
    />
  );
}
