import { defineDialog } from '../defineDialog';

export const answerInvitationsDialog = defineDialog({
  names: ['acceptAll', 'denyAll'],
  view: async () =>
    (await import(/* webpackChunkName: "answers" */ './AnswerInvitationsDialog')).answerInvitationsView,
  ports: async () =>
    (await import(/* webpackChunkName: "answers" */ './answerInvitations.ports')).answerInvitationsPorts,
});
