import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { typeMessages } from '../../i18n/messages/ticketTypeMessages';
import { statusMessages } from '../../i18n/messages/ticketMessages';
import { useFormat } from '../../i18n/useFormat';
import type { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import { TicketKey } from '../../ui/texts/TicketKey';
import type { PanelProps } from '../frame/panels';

/** Names the request and its state. */
export function RequestLine({ actor }: PanelProps<typeof withdrawRequestMachine>) {
  const format = useFormat();
  const { subject, ticketKey } = useSelector(actor, ({ context }) => context);
  if (!subject) return null;
  return (
    <p className="small muted">
      <FormattedMessage
        id="withdrawRequest.request"
        values={{
          key: <TicketKey>{ticketKey}</TicketKey>,
          date: format.date(subject.requestedAt),
          type: <FormattedMessage id={typeMessages[subject.type]} />,
          status: <FormattedMessage id={statusMessages[subject.status]} />,
        }}
      />
    </p>
  );
}
