import type { DialogName } from '../contracts/domain/dialogAddress';
import type { DialogDefinition } from './defineDialog';

const changeRequest = async () => (await import('./changeRequest/changeRequest.dialog')).changeRequestDialog;

/** Every dialog of the product, by the name that its address has; its code is loaded when it opens. */
export const dialogs: Readonly<Record<DialogName, () => Promise<DialogDefinition>>> = {
  connect: async () => (await import('./connect/connect.dialog')).connectDialog,
  disconnect: async () => (await import('./disconnect/disconnect.dialog')).disconnectDialog,
  deny: async () => (await import('./denyInvite/denyInvite.dialog')).denyInviteDialog,
  consent: changeRequest,
  strongAuthentication: changeRequest,
  multiFactor: changeRequest,
  institution: changeRequest,
  withdraw: async () => (await import('./withdrawRequest/withdrawRequest.dialog')).withdrawRequestDialog,
};
