import { FormattedMessage } from 'react-intl';
import { shownName } from '../../../contracts/domain/contactName';
import type { PendingChange } from '../../../contracts/domain/change';
import type { Institution } from '../../../contracts/domain/person';
import { changedFields } from '../../../i18n/changedFields';
import { useFormat } from '../../../i18n/useFormat';
import { useWithdrawPlace } from '../../../store/useWithdrawPlace';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { TicketKey } from '../../../ui/TicketKey';
import styles from '../Institution.module.css';

export interface PendingInstitutionChangeProps {
  readonly change: PendingChange;
  readonly institution: Institution;
  /** Whether it stands above the form because the form cannot be sent meanwhile. */
  readonly blocks?: boolean | undefined;
}

/** A change of the institution that waits for the desk: what it was, what is asked, and the ticket; an own one can be withdrawn. */
export function PendingInstitutionChange({ change, institution, blocks }: PendingInstitutionChangeProps) {
  const { date } = useFormat();
  const { ticketKey, userName, requestedAt, fields } = change;
  const withdrawPlace = useWithdrawPlace(ticketKey);
  const changed = changedFields(
    { kind: 'institution', fields: [...fields] },
    { levelLabels: {}, contactNames: institution.contactPersons.map(({ name }) => shownName(name)) },
  );
  return (
    <Banner
      action={
        withdrawPlace && (
          <ButtonLink small keepsPlace to={withdrawPlace}>
            <FormattedMessage id="institution.withdraw" />
          </ButtonLink>
        )
      }
    >
      <p>
        <FormattedMessage
          id={blocks ? 'institution.edit.blocked' : 'institution.pending'}
          values={{
            name: userName,
            date: date(requestedAt),
            key: <TicketKey>{ticketKey}</TicketKey>,
          }}
        />
      </p>
      <ul className={styles.changes}>
        {changed.map(({ key, name, before, after }) => (
          <li key={key}>
            {name}: <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
