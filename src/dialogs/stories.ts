import { changeRequestStories } from './changeRequest/changeRequest.stories';
import { connectStories } from './connect/connect.stories';
import { answerInvitationsStories } from './answerInvitations/answerInvitations.stories';
import type { DialogStories } from './defineStories';
import { denyInviteStories } from './denyInvite/denyInvite.stories';
import { disconnectStories } from './disconnect/disconnect.stories';
import { withdrawRequestStories } from './withdrawRequest/withdrawRequest.stories';

/** The stories of the dialogs of the core, for tests and the visualiser; no page imports it. */
export const dialogStories = {
  connect: connectStories,
  disconnect: disconnectStories,
  deny: denyInviteStories,
  consent: changeRequestStories,
  strongAuthentication: changeRequestStories,
  multiFactor: changeRequestStories,
  institution: changeRequestStories,
  withdraw: withdrawRequestStories,
  acceptAll: answerInvitationsStories,
  denyAll: answerInvitationsStories,
} as const satisfies Record<string, DialogStories>;
