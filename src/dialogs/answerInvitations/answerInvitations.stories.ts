import { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import { answerInvitationsScenarios } from '../../machines/answerInvitations/answerInvitations.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

export const answerInvitationsStories = defineStories({
  machine: answerInvitationsMachine,
  scenarios: answerInvitationsScenarios,
  view: async () => (await import('./AnswerInvitationsDialog')).answerInvitationsView,
  gestures: {
    'form.submitted': async ({ tick, press }) => {
      await tick(/accept these terms/);
      await press(/^(Accept|Disconnect|Decline) /);
    },
    ...formGestures(/Your comments/),
    'return.requested': async ({ press }) => press('Back to the form'),
    'retry.requested': async ({ press }) => press(/^(Try again|Continue)/),
  },
});
