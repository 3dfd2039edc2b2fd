import { FormattedMessage } from 'react-intl';
import { shownName } from '../../../contracts/domain/institution/contactName';
import type { PendingChange } from '../../../contracts/domain/tickets/change';
import type { Institution } from '../../../contracts/domain/person/person';
import { changedFields } from '../../../i18n/changedFields';
import { useFormat } from '../../../i18n/useFormat';
import { useWithdrawPlace } from '../../../store/useWithdrawPlace';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { PendingBanner } from '../../../ui/notices/PendingBanner';
import { TicketKey } from '../../../ui/texts/TicketKey';

interface PendingInstitutionChangeProps {
  readonly change: PendingChange;
  readonly institution: Institution;
  /** True if the change blocks the form below. */
  readonly blocks?: boolean | undefined;
}

/**
 * Shows a change of the institution that waits for the desk: old and new values, and the ticket, which its author can
 * withdraw.
 */
export function PendingInstitutionChange({ change, institution, blocks }: PendingInstitutionChangeProps) {
  const { date } = useFormat();
  const { ticketKey, userName, requestedAt, fields } = change;
  const withdrawPlace = useWithdrawPlace(ticketKey);
  const changed = changedFields(
    { kind: 'institution', fields: [...fields] },
    { levelLabels: {}, contactNames: institution.contactPersons.map(({ name }) => shownName(name)) },
  );
  return (
    <PendingBanner
      rows={changed}
      action={
        withdrawPlace && (
          <ButtonLink small keepsPlace to={withdrawPlace}>
            <FormattedMessage id="institution.withdraw" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage
        id={blocks ? 'institution.edit.blocked' : 'institution.pending'}
        values={{ name: userName, date: date(requestedAt), key: <TicketKey>{ticketKey}</TicketKey> }}
      />
    </PendingBanner>
  );
}
