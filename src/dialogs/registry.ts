import type { DialogName } from '../contracts/domain/dialogAddress';
import { answerInvitationsDialog } from './answerInvitations/answerInvitations.dialog';
import { changeRequestDialog } from './changeRequest/changeRequest.dialog';
import { connectDialog } from './connect/connect.dialog';
import type { DialogDefinition } from './defineDialog';
import { denyInviteDialog } from './denyInvite/denyInvite.dialog';
import { disconnectDialog } from './disconnect/disconnect.dialog';
import { withdrawRequestDialog } from './withdrawRequest/withdrawRequest.dialog';

/** The dialogs of the core. */
export const dialogs: readonly DialogDefinition[] = [
  connectDialog,
  disconnectDialog,
  denyInviteDialog,
  changeRequestDialog,
  withdrawRequestDialog,
  answerInvitationsDialog,
];

/** Returns the definition of a dialog of the core or of these extensions. */
export function definitionOf(
  name: DialogName,
  extensions: readonly { readonly dialogs?: readonly DialogDefinition[] }[],
): DialogDefinition | undefined {
  const brought = extensions.flatMap((extension) => extension.dialogs ?? []);
  return [...dialogs, ...brought].find(({ names }) => names.includes(name));
}
