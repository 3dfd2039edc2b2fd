import { defineDialog } from '../../../dialogs/defineDialog';

export const changeSetDialog = defineDialog({
  names: ['changes'],
  view: async () => (await import(/* webpackChunkName: "changeSet" */ './ChangeSetDialog')).changeSetView,
  ports: async () => (await import(/* webpackChunkName: "changeSet" */ './changeSet.ports')).changeSetPorts,
});
