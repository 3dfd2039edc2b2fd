import { defineDialog } from '../defineDialog';

export const gatheringDialog = defineDialog({
  names: ['gather'],
  view: async () => (await import(/* webpackChunkName: "changeSet" */ './GatheringDialog')).gatheringView,
  ports: async () =>
    (await import(/* webpackChunkName: "changeSet" */ './ports/gathering.ports')).gatheringPorts,
});
