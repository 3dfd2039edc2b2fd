import { defineDialog } from '../defineDialog';

export const disconnectDialog = defineDialog({
  names: ['disconnect'],
  twoWay: true,
  view: async () => (await import('./DisconnectDialog')).disconnectView,
  ports: async () => (await import('./disconnect.ports')).disconnectPorts,
});
