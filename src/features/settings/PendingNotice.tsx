import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PendingChange } from '../../contracts/domain/change';
import '../../i18n/texts/settings';
import { useFormat } from '../../i18n/useFormat';
import { useWithdrawPlace } from '../../store/useWithdrawPlace';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { TicketKey } from '../../ui/TicketKey';
import styles from './ChangeSetting.module.css';

export interface PendingNoticeProps {
  readonly change: PendingChange;
  readonly termOf: (field: string) => ReactNode;
  readonly valueOf: (field: string, value: string) => ReactNode;
}

/** A change that waits for the desk: what it was, what is asked, and the ticket; an own one can be withdrawn. */
export function PendingNotice({ change, termOf, valueOf }: PendingNoticeProps) {
  const { date } = useFormat();
  const { ticketKey, userName, requestedAt, fields } = change;
  const withdrawPlace = useWithdrawPlace(ticketKey);
  const shown = (field: string, value: string | undefined) =>
    value === undefined || value === '' ? <FormattedMessage id="policies.nothing" /> : valueOf(field, value);
  return (
    <Banner
      action={
        withdrawPlace && (
          <ButtonLink small keepsPlace to={withdrawPlace}>
            <FormattedMessage id="settings.withdraw" />
          </ButtonLink>
        )
      }
    >
      <p>
        <FormattedMessage
          id="settings.pending"
          values={{
            name: userName,
            date: date(requestedAt),
            key: <TicketKey>{ticketKey}</TicketKey>,
          }}
        />
      </p>
      <ul className={styles.changes}>
        {fields.map(({ field, from, to }) => (
          <li key={field}>
            {termOf(field)}: <del>{shown(field, from)}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{shown(field, to)}</ins>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
