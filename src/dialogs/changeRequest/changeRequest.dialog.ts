import { defineDialog } from '../defineDialog';

export const changeRequestDialog = defineDialog({
  names: ['consent', 'strongAuthentication', 'multiFactor', 'institution'],
  twoWay: true,
  view: async () => (await import('./ChangeRequestDialog')).changeRequestView,
  ports: async () => (await import('./changeRequest.ports')).changeRequestPorts,
});
