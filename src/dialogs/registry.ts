import type { DialogName } from '../contracts/domain/dialogAddress';
import { changeRequestDialog } from './changeRequest/changeRequest.dialog';
import { connectDialog } from './connect/connect.dialog';
import { changeSetDialog } from './changeSet/changeSet.dialog';
import { gatheringDialog } from './gathering/gathering.dialog';
import { answerInvitationsDialog } from './answerInvitations/answerInvitations.dialog';
import type { DialogDefinition } from './defineDialog';
import { denyInviteDialog } from './denyInvite/denyInvite.dialog';
import { disconnectDialog } from './disconnect/disconnect.dialog';
import { wishDialog } from './wish/wish.dialog';
import { wishAnswerDialog } from './wishAnswer/wishAnswer.dialog';
import { savedSearchDialog } from './savedSearch/savedSearch.dialog';
import { uploadDialog } from './upload/upload.dialog';
import { watchServicesDialog } from './watchServices/watchServices.dialog';
import { withdrawRequestDialog } from './withdrawRequest/withdrawRequest.dialog';

/** This lists every dialog of the product by the name that its address has. */
export const dialogs: Readonly<Record<DialogName, DialogDefinition>> = {
  connect: connectDialog,
  disconnect: disconnectDialog,
  deny: denyInviteDialog,
  consent: changeRequestDialog,
  strongAuthentication: changeRequestDialog,
  multiFactor: changeRequestDialog,
  institution: changeRequestDialog,
  changes: changeSetDialog,
  gather: gatheringDialog,
  upload: uploadDialog,
  ask: wishDialog,
  answer: wishAnswerDialog,
  search: savedSearchDialog,
  watchOne: watchServicesDialog,
  watchAll: watchServicesDialog,
  withdraw: withdrawRequestDialog,
  acceptAll: answerInvitationsDialog,
  denyAll: answerInvitationsDialog,
};
