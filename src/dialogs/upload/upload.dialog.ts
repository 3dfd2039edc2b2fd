import { defineDialog } from '../defineDialog';

export const uploadDialog = defineDialog({
  names: ['upload'],
  view: async () => (await import(/* webpackChunkName: "upload" */ './UploadDialog')).uploadView,
  ports: async () => (await import(/* webpackChunkName: "upload" */ './ports/upload.ports')).uploadPorts,
});
