import { FormattedMessage } from 'react-intl';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { Status } from '../../../ui/marks/Status';
import type { ServiceConnection } from './useServiceConnection';

/**
 * Shows whether the service is connected, regardless of open requests; beside it, any invitation that waits.
 */
export function ConnectionStatus({ connection }: { readonly connection: ServiceConnection }) {
  const { connected, underWay, ticket } = connection.context;
  const invited = underWay === 'invitation' && ticket;
  return (
    <>
      {(connected || !invited) && (
        <Status kind={connected ? 'on' : 'off'}>
          <FormattedMessage id={connected ? 'connection.connected' : 'connection.notConnected'} />
        </Status>
      )}
      {invited && (
        <Status kind="action">
          <FormattedMessage id={typeMessages[ticket.type]} />
        </Status>
      )}
      {/* The spinner on the button is enough to see. Words that come and go would move the button. */}
      {connection.state === 'looking' && (
        <span className="visually-hidden">
          <FormattedMessage id="service.looking" />
        </span>
      )}
    </>
  );
}
