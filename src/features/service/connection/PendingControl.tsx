import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/actions/Button';
import type { ControlProps } from './controlProps';
import { useTicketValues } from './useTicketValues';

/** Messages by what the open ticket asks for, and by whether the service is connected now. */
const sentences = {
  connecting: { notConnected: 'service.pending.connect', connected: 'service.pending.connected' },
  disconnecting: { notConnected: 'service.pending.disconnected', connected: 'service.pending.disconnect' },
} as const;

const labels = {
  connecting: 'connection.linkPending',
  disconnecting: 'connection.unlinkPending',
} as const;

/**
 * Shows a disabled button with the open ticket as the reason: no other request is possible (REQUIREMENTS 97,
 * 98).
 */
export function Pending({ connection: { context } }: ControlProps) {
  const valuesOf = useTicketValues();
  const { ticket, underWay, connected } = context;
  if (!ticket || !underWay || underWay === 'invitation') return null;
  const id = sentences[underWay][connected ? 'connected' : 'notConnected'];
  const answer = String(ticket.status === 'Waiting for customer');
  return (
    <Button disabledReason={<FormattedMessage id={id} values={{ ...valuesOf(ticket), answer }} />}>
      <FormattedMessage id={labels[underWay]} />
    </Button>
  );
}
