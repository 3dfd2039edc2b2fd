import { changeSetMachine } from './changeSet.machine';
import { changeSetScenarios } from './changeSet.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { formGestures } from '../../../dialogs/form/form.gestures';

export const changeSetStories = defineStories({
  machine: changeSetMachine,
  scenarios: changeSetScenarios,
  view: async () => (await import('./ChangeSetDialog')).changeSetView,
  gestures: {
    'form.submitted': async ({ press }) => press(/^Send (as one request|\d+ requests?)$/),
    ...formGestures(/Your comments/),
    // If nothing is wrong except that the data has changed, the button looks again instead of trying again.
    'retry.requested': async ({ press }) => press(/^(Try|Review) again$/),
  },
});
