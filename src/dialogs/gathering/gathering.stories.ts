import { gatheringMachine } from '../../machines/gathering/gathering.machine';
import { gatheringScenarios } from '../../machines/gathering/gathering.scenarios';
import { defineStories } from '../defineStories';
import { leavingGestures } from '../form/form.gestures';

export const gatheringStories = defineStories({
  machine: gatheringMachine,
  scenarios: gatheringScenarios,
  view: async () => (await import('./GatheringDialog')).gatheringView,
  gestures: {
    'form.submitted': async ({ choose, press }) => {
      await choose('Consent', 'No consent screen');
      await press('Add to my changes');
    },
    'dismissal.requested': async ({ choose, escape }, { draft }) => {
      if (draft) await choose('Consent', 'No consent screen');
      await escape();
    },
    ...leavingGestures,
  },
});
