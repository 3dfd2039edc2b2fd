import type { DialogName } from '../contracts/domain/dialogAddress';
import { changeRequestStories } from './changeRequest/changeRequest.stories';
import { connectStories } from './connect/connect.stories';
import { changeSetStories } from './changeSet/changeSet.stories';
import { gatheringStories } from './gathering/gathering.stories';
import { savedSearchStories } from './savedSearch/savedSearch.stories';
import { uploadStories } from './upload/upload.stories';
import { answerInvitationsStories } from './answerInvitations/answerInvitations.stories';
import type { DialogStories } from './defineStories';
import { denyInviteStories } from './denyInvite/denyInvite.stories';
import { disconnectStories } from './disconnect/disconnect.stories';
import { wishStories } from './wish/wish.stories';
import { wishAnswerStories } from './wishAnswer/wishAnswer.stories';
import { watchServicesStories } from './watchServices/watchServices.stories';
import { withdrawRequestStories } from './withdrawRequest/withdrawRequest.stories';

/** This lists the stories of every dialog for tests and the visualiser; no page imports it. */
export const dialogStories = {
  connect: connectStories,
  disconnect: disconnectStories,
  deny: denyInviteStories,
  consent: changeRequestStories,
  strongAuthentication: changeRequestStories,
  multiFactor: changeRequestStories,
  institution: changeRequestStories,
  changes: changeSetStories,
  gather: gatheringStories,
  upload: uploadStories,
  ask: wishStories,
  answer: wishAnswerStories,
  search: savedSearchStories,
  watchOne: watchServicesStories,
  watchAll: watchServicesStories,
  withdraw: withdrawRequestStories,
  acceptAll: answerInvitationsStories,
  denyAll: answerInvitationsStories,
} as const satisfies Record<DialogName, DialogStories>;
