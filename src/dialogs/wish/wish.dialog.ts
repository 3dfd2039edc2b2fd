import { defineDialog } from '../defineDialog';

export const wishDialog = defineDialog({
  names: ['ask'],
  view: async () => (await import(/* webpackChunkName: "wishes" */ './WishDialog')).wishView,
  ports: async () => (await import(/* webpackChunkName: "wishes" */ './ports/wish.ports')).wishPorts,
});
