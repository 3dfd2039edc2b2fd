import { gatheringMachine } from './gathering.machine';
import { gatheringScenarios } from './gathering.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { leavingGestures } from '../../../dialogs/form/form.gestures';

export const gatheringStories = defineStories({
  machine: gatheringMachine,
  scenarios: gatheringScenarios,
  view: async () => (await import('./GatheringDialog')).gatheringView,
  gestures: {
    'form.submitted': async ({ choose, press }, { draft }) => {
      await choose('Consent', 'No consent screen');
      if (draft.connection) await choose('Connection', 'Disconnect');
      await press('Add to my changes');
    },
    'dismissal.requested': async ({ choose, escape }, { draft }) => {
      if (draft) await choose('Consent', 'No consent screen');
      await escape();
    },
    ...leavingGestures,
  },
});
