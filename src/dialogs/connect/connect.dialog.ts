import { defineDialog } from '../defineDialog';

export const connectDialog = defineDialog({
  names: ['connect'],
  twoWay: true,
  view: async () => (await import('./ConnectDialog')).connectView,
  ports: async () => (await import('./connect.ports')).connectPorts,
});
