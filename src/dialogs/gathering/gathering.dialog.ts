import { defineDialog } from '../defineDialog';

export const gatheringDialog = defineDialog({
  names: ['gather'],
  view: async () => (await import('./GatheringDialog')).gatheringView,
  ports: async () => (await import('./ports/gathering.ports')).gatheringPorts,
});
