import { FormattedMessage } from 'react-intl';
import type { ConnectionState } from '../../contracts/domain/connection';
import { Status } from '../../ui/Status';
import type { StatusKind } from '../../ui/StatusMark';

const words = {
  connected: { kind: 'on', id: 'connection.connected' },
  notConnected: { kind: 'off', id: 'connection.notConnected' },
  linkPending: { kind: 'working', id: 'connection.linkPending' },
  unlinkPending: { kind: 'working', id: 'connection.unlinkPending' },
  invitation: { kind: 'action', id: 'connection.invitation' },
} as const satisfies Record<ConnectionState, { kind: StatusKind; id: string }>;

export function ConnectionStatus({ state }: { readonly state: ConnectionState }) {
  const { kind, id } = words[state];
  return (
    <Status kind={kind}>
      <FormattedMessage id={id} />
    </Status>
  );
}
