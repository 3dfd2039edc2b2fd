import { defineDialog } from '../defineDialog';

export const gatheringDialog = defineDialog({
  names: ['gather'],
  view: async () => (await import(/* webpackChunkName: "changes" */ './GatheringDialog')).gatheringView,
  ports: async () =>
    (await import(/* webpackChunkName: "changes" */ './ports/gathering.ports')).gatheringPorts,
});
