import { FormattedMessage } from 'react-intl';
import { connectionState, type ConnectionState } from '../../../contracts/domain/services/connection';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { Status } from '../../../ui/marks/Status';
import type { StatusKind } from '../../../ui/marks/StatusMark';
import type { ServiceConnection } from './useServiceConnection';

interface Mark {
  readonly kind: StatusKind;
  readonly message: string;
}

/** What to show for each state that lists have as well. */
const marks: Readonly<Record<ConnectionState, Mark>> = {
  connected: { kind: 'on', message: 'connection.connected' },
  notConnected: { kind: 'off', message: 'connection.notConnected' },
  linkPending: { kind: 'working', message: 'connection.linkPending' },
  unlinkPending: { kind: 'working', message: 'connection.unlinkPending' },
  invitedToConnect: { kind: 'action', message: typeMessages.LINKINVITE },
  invitedToDisconnect: { kind: 'action', message: typeMessages.UNLINKINVITE },
};

/** Shows whether the service is connected, or what is about to change that; beside an invitation to disconnect, both. */
export function ConnectionStatus({ connection }: { readonly connection: ServiceConnection }) {
  const { connected, underWay, ticket } = connection.context;
  const { kind, message } = marks[connectionState(connected, underWay && ticket ? ticket : undefined)];
  return (
    <>
      {connected && kind === 'action' && (
        <Status kind="on">
          <FormattedMessage id="connection.connected" />
        </Status>
      )}
      <Status kind={kind}>
        <FormattedMessage id={message} />
      </Status>
      {/* The spinner on the button is enough to see. Words that come and go would move the button. */}
      {connection.state === 'looking' && (
        <span className="visually-hidden">
          <FormattedMessage id="service.looking" />
        </span>
      )}
    </>
  );
}
