import type { ConnectionState } from '../../contracts/domain/connection';
import type { StatusKind } from '../../ui/StatusMark';

export const connectionMarks: Readonly<Record<ConnectionState, StatusKind>> = {
  connected: 'on',
  notConnected: 'off',
  linkPending: 'working',
  unlinkPending: 'working',
  invitation: 'action',
};

export const connectionMessages = {
  connected: 'connection.connected',
  notConnected: 'connection.notConnected',
  linkPending: 'connection.linkPending',
  unlinkPending: 'connection.unlinkPending',
  invitation: 'connection.invited',
} as const satisfies Record<ConnectionState, string>;
