import { defineDialog } from '../defineDialog';

export const withdrawRequestDialog = defineDialog({
  names: ['withdraw'],
  view: async () => (await import('./WithdrawRequestDialog')).withdrawRequestView,
  ports: async () => (await import('./withdrawRequest.ports')).withdrawRequestPorts,
});
