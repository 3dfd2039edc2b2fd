import type { ConnectionState } from '../../contracts/domain/connection';
import type { StatusKind } from '../../ui/StatusMark';

interface ConnectionMark {
  readonly kind: StatusKind;
  readonly message: string;
}

const connected: ConnectionMark = { kind: 'on', message: 'connection.connected' };
/** As in the legend: what it asks for, in full, is too long for the column in Dutch and Portuguese. */
const invited: ConnectionMark = { kind: 'action', message: 'services.legend.invited.sign' };

/** What the list says of a connection, a line each: whoever is asked to end one still has it. */
export const connectionMarks: Readonly<Record<ConnectionState, readonly ConnectionMark[]>> = {
  connected: [connected],
  notConnected: [{ kind: 'off', message: 'connection.notConnected' }],
  linkPending: [{ kind: 'working', message: 'connection.linkPending' }],
  unlinkPending: [{ kind: 'working', message: 'connection.unlinkPending' }],
  invitedToConnect: [invited],
  invitedToDisconnect: [connected, invited],
};
