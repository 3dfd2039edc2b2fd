import { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import { changeRequestScenarios } from '../../machines/changeRequest/changeRequest.scenarios';
import { defineStories } from '../defineStories';
import { leavingGestures, pressEscape } from '../form/form.gestures';

export const changeRequestStories = defineStories({
  machine: changeRequestMachine,
  scenarios: changeRequestScenarios,
  view: async () => (await import('./ChangeRequestDialog')).changeRequestView,
  gestures: {
    'request.confirmed': async ({ press }) => press('Send request'),
    'gathering.requested': async ({ press }) => press('Add to my changes'),
    ...leavingGestures,
    'dismissal.requested': pressEscape,
  },
});
