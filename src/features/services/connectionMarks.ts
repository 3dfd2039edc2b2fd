import type { ConnectionState } from '../../contracts/domain/connection';
import { typeMessages } from '../../i18n/ticketTypeWords';
import type { StatusKind } from '../../ui/StatusMark';

interface ConnectionMark {
  readonly kind: StatusKind;
  readonly message: string;
}

const connected: ConnectionMark = { kind: 'on', message: 'connection.connected' };

/** What the list says of a connection, a line each: whoever is asked to end one still has it. */
export const connectionMarks: Readonly<Record<ConnectionState, readonly ConnectionMark[]>> = {
  connected: [connected],
  notConnected: [{ kind: 'off', message: 'connection.notConnected' }],
  linkPending: [{ kind: 'working', message: 'connection.linkPending' }],
  unlinkPending: [{ kind: 'working', message: 'connection.unlinkPending' }],
  invitedToConnect: [{ kind: 'action', message: typeMessages.LINKINVITE }],
  invitedToDisconnect: [connected, { kind: 'action', message: typeMessages.UNLINKINVITE }],
};
