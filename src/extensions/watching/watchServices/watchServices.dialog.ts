import { defineDialog } from '../../../dialogs/defineDialog';

export const watchServicesDialog = defineDialog({
  names: ['watchOne', 'watchAll'],
  view: async () =>
    (await import(/* webpackChunkName: "watching" */ './WatchServicesDialog')).watchServicesView,
  ports: async () =>
    (await import(/* webpackChunkName: "watching" */ './watchServices.ports')).watchServicesPorts,
});
