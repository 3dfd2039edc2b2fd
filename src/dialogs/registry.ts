import type { CoreDialogName, DialogName } from '../contracts/domain/dialogAddress';
import { answerInvitationsDialog } from './answerInvitations/answerInvitations.dialog';
import { changeRequestDialog } from './changeRequest/changeRequest.dialog';
import { connectDialog } from './connect/connect.dialog';
import type { DialogDefinition } from './defineDialog';
import { denyInviteDialog } from './denyInvite/denyInvite.dialog';
import { disconnectDialog } from './disconnect/disconnect.dialog';
import { withdrawRequestDialog } from './withdrawRequest/withdrawRequest.dialog';

/** The dialogs of the core by name. */
const dialogs: Readonly<Record<CoreDialogName, DialogDefinition>> = {
  connect: connectDialog,
  disconnect: disconnectDialog,
  deny: denyInviteDialog,
  consent: changeRequestDialog,
  strongAuthentication: changeRequestDialog,
  multiFactor: changeRequestDialog,
  institution: changeRequestDialog,
  withdraw: withdrawRequestDialog,
  acceptAll: answerInvitationsDialog,
  denyAll: answerInvitationsDialog,
};

/** Returns the definitions of the core and of these extensions. */
export function definitionsOf(
  extensions: readonly { readonly dialogs?: readonly DialogDefinition[] }[],
): readonly DialogDefinition[] {
  return [...new Set(Object.values(dialogs)), ...extensions.flatMap((extension) => extension.dialogs ?? [])];
}

export function definitionOf(
  name: DialogName,
  extensions: Parameters<typeof definitionsOf>[0],
): DialogDefinition | undefined {
  return definitionsOf(extensions).find(({ names }) => names.includes(name));
}
