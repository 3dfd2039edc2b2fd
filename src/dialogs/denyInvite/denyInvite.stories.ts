import { denyInviteMachine } from '../../machines/denyInvite/denyInvite.machine';
import { denyInviteScenarios } from '../../machines/denyInvite/denyInvite.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

export const denyInviteStories = defineStories({
  machine: denyInviteMachine,
  scenarios: denyInviteScenarios,
  view: async () => (await import('./DenyInviteDialog')).denyInviteView,
  gestures: {
    'form.submitted': async ({ press }) => press('Decline invitation'),
    ...formGestures(/Your comments/),
  },
});
