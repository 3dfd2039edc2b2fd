import { FormattedMessage } from 'react-intl';
import { typeMessages } from '../../i18n/ticketWords';
import { Status } from '../../ui/Status';
import type { ServiceConnection } from './useServiceConnection';

/** How the service stands to the institution now, whatever is under way; an invitation asks for attention. */
export function ConnectionStatus({ connection }: { readonly connection: ServiceConnection }) {
  const { connected, underWay, ticket } = connection.context;
  if (underWay === 'invitation' && ticket) {
    return (
      <Status kind="action">
        <FormattedMessage id={typeMessages[ticket.type]} />
      </Status>
    );
  }
  return (
    <Status kind={connected ? 'on' : 'off'}>
      <FormattedMessage id={connected ? 'connection.connected' : 'connection.notConnected'} />
    </Status>
  );
}
