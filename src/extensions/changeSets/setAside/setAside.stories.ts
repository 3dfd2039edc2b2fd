import { defineStories } from '../../../dialogs/defineStories';
import { setAsideMachine } from './setAside.machine';
import { setAsideScenarios } from './setAside.scenarios';

/** The chart is no dialog of its own: the dialogs whose form has a second way invoke it. */
export const setAsideStories = defineStories({
  machine: setAsideMachine,
  scenarios: setAsideScenarios,
  view: async () => {
    const { panels } = (await import('./panels')).setAsideView;
    return { panels, names: () => ({ service: '', institution: '' }), wide: [] };
  },
  gestures: {
    'stay.requested': async ({ press }) => press('Keep editing'),
    'retry.requested': async ({ press }) => press('Try again'),
    'dismissal.requested': async ({ escape }) => escape(),
  },
});
