import type { ConnectionState } from '../../../contracts/domain/services/connection';
import type { StatusKind } from '../../../ui/marks/StatusMark';

interface ConnectionMark {
  readonly kind: StatusKind;
  readonly message: string;
}

const connected: ConnectionMark = { kind: 'on', message: 'connection.connected' };
/** Has the short label of the legend: the full sentence is too long for the column in Dutch and Portuguese. */
const invited: ConnectionMark = { kind: 'action', message: 'services.legend.invited.sign' };
const invitedToEnd: ConnectionMark = { kind: 'action', message: 'services.invited.disconnect' };

/**
 * The marks of a connection, each on its own line. A service that the institution is invited to disconnect is still
 * connected.
 */
export const connectionMarks: Readonly<Record<ConnectionState, readonly ConnectionMark[]>> = {
  connected: [connected],
  notConnected: [{ kind: 'off', message: 'connection.notConnected' }],
  linkPending: [{ kind: 'working', message: 'connection.linkPending' }],
  unlinkPending: [{ kind: 'working', message: 'connection.unlinkPending' }],
  invitedToConnect: [invited],
  invitedToDisconnect: [connected, invitedToEnd],
};
