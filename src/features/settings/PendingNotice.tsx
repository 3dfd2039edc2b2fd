import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PendingChange } from '../../contracts/domain/tickets/change';
import '../../i18n/texts/settings';
import { useFormat } from '../../i18n/useFormat';
import { useWithdrawPlace } from '../../store/useWithdrawPlace';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { PendingBanner } from '../../ui/notices/PendingBanner';
import { TicketKey } from '../../ui/texts/TicketKey';

interface PendingNoticeProps {
  readonly change: PendingChange;
  readonly termOf: (field: string) => ReactNode;
  readonly valueOf: (field: string, value: string) => ReactNode;
}

/** Shows a change that waits for the desk: old and new values, and the ticket, which its author can withdraw. */
export function PendingNotice({ change, termOf, valueOf }: PendingNoticeProps) {
  const { date } = useFormat();
  const { ticketKey, userName, requestedAt, fields } = change;
  const withdrawPlace = useWithdrawPlace(ticketKey);
  const shown = (field: string, value: string | undefined) =>
    value === undefined || value === '' ? <FormattedMessage id="policies.nothing" /> : valueOf(field, value);
  const rows = fields.map(({ field, from, to }) => ({
    key: field,
    name: termOf(field),
    before: shown(field, from),
    after: shown(field, to),
  }));
  return (
    <PendingBanner
      rows={rows}
      action={
        withdrawPlace && (
          <ButtonLink small keepsPlace to={withdrawPlace}>
            <FormattedMessage id="settings.withdraw" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage
        id="settings.pending"
        values={{ name: userName, date: date(requestedAt), key: <TicketKey>{ticketKey}</TicketKey> }}
      />
    </PendingBanner>
  );
}
