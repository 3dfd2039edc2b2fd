import { defineDialog } from '../../../dialogs/defineDialog';

export const uploadDialog = defineDialog({
  names: ['upload'],
  view: async () => (await import(/* webpackChunkName: "upload" */ './UploadDialog')).uploadView,
  ports: async () => (await import(/* webpackChunkName: "upload" */ './upload.ports')).uploadPorts,
});
