import { defineDialog } from '../defineDialog';

export const changeSetDialog = defineDialog({
  names: ['changes'],
  view: async () => (await import(/* webpackChunkName: "changes" */ './ChangeSetDialog')).changeSetView,
  ports: async () =>
    (await import(/* webpackChunkName: "changes" */ './ports/changeSet.ports')).changeSetPorts,
});
