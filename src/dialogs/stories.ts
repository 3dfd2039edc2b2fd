import type { DialogName } from '../contracts/domain/dialogAddress';
import { changeRequestStories } from './changeRequest/changeRequest.stories';
import { connectStories } from './connect/connect.stories';
import { changeSetStories } from './changeSet/changeSet.stories';
import { gatheringStories } from './gathering/gathering.stories';
import { uploadStories } from './upload/upload.stories';
import type { DialogStories } from './defineStories';
import { denyInviteStories } from './denyInvite/denyInvite.stories';
import { disconnectStories } from './disconnect/disconnect.stories';
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
  withdraw: withdrawRequestStories,
} as const satisfies Record<DialogName, DialogStories>;
