import { defineDialog } from '../defineDialog';

export const denyInviteDialog = defineDialog({
  names: ['deny'],
  view: async () => (await import('./DenyInviteDialog')).denyInviteView,
  ports: async () => (await import('./denyInvite.ports')).denyInvitePorts,
});
