import { defineDialog } from '../../../dialogs/defineDialog';

export const wishDialog = defineDialog({
  names: ['ask'],
  view: async () => (await import(/* webpackChunkName: "wishes" */ './WishDialog')).wishView,
  ports: async () => (await import(/* webpackChunkName: "wishes" */ './wish.ports')).wishPorts,
});
