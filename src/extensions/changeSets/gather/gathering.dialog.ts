import { defineDialog } from '../../../dialogs/defineDialog';

export const gatheringDialog = defineDialog({
  names: ['gather'],
  view: async () => (await import(/* webpackChunkName: "changeSet" */ './GatheringDialog')).gatheringView,
  ports: async () => (await import(/* webpackChunkName: "changeSet" */ './gathering.ports')).gatheringPorts,
});
