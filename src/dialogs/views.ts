import type { DialogAddress } from '../contracts/domain/dialogAddress';
import type { DialogView } from './frame/panels';

/** The view of each dialog, loaded when it opens. */
export const views: Readonly<Record<DialogAddress['dialog'], () => Promise<DialogView>>> = {
  connect: async () => (await import('./connect/ConnectDialog')).connectView,
  disconnect: async () => (await import('./disconnect/DisconnectDialog')).disconnectView,
  deny: async () => (await import('./denyInvite/DenyInviteDialog')).denyInviteView,
};
