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
    // Where nothing was wrong but what was seen, there is something to look at.
    'retry.requested': async ({ press }) => press(/^(Try|Look) again$/),
  },
});
