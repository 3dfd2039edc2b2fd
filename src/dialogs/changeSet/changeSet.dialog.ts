import { defineDialog } from '../defineDialog';

export const changeSetDialog = defineDialog({
  names: ['changes'],
  view: async () => (await import('./ChangeSetDialog')).changeSetView,
  ports: async () => (await import('./ports/changeSet.ports')).changeSetPorts,
});
