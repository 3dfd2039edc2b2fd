import { draftOf } from '../../machines/denyInvite/denyInvite.draft';
import { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { beginConnection } from '../connection/ports/beginConnection';
import { defineDialog } from '../defineDialog';
import { denyInviteView } from './DenyInviteDialog';

export const denyInviteDialog = defineDialog({
  names: ['deny'],
  machine: denyInviteMachine,
  view: denyInviteView,
  draftOf,
  begin: beginConnection,
});
