import { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import { changeRequestScenarios } from '../../machines/changeRequest/changeRequest.scenarios';
import { defineStories } from '../defineStories';
import { leavingGestures, pressEscape, SECOND_WAY, withSecondWay } from '../form/form.gestures';

export const changeRequestStories = defineStories({
  machine: changeRequestMachine,
  scenarios: changeRequestScenarios,
  view: async () => withSecondWay((await import('./ChangeRequestDialog')).changeRequestView),
  gestures: {
    'request.confirmed': async ({ press }) => press('Send request'),
    'secondWay.requested': async ({ press }) => press(SECOND_WAY),
    ...leavingGestures,
    'dismissal.requested': pressEscape,
  },
});
