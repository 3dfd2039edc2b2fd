import { defineDialog } from '../../../dialogs/defineDialog';

export const wishAnswerDialog = defineDialog({
  names: ['answer'],
  view: async () => (await import(/* webpackChunkName: "wishes" */ './WishAnswerDialog')).wishAnswerView,
  ports: async () => (await import(/* webpackChunkName: "wishes" */ './wishAnswer.ports')).wishAnswerPorts,
});
