import { savedSearchMachine } from '../../machines/savedSearch/savedSearch.machine';
import { savedSearchScenarios } from '../../machines/savedSearch/savedSearch.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

const NAME = /^Name/;

export const savedSearchStories = defineStories({
  machine: savedSearchMachine,
  scenarios: savedSearchScenarios,
  view: async () => (await import('./SavedSearchDialog')).savedSearchView,
  gestures: {
    ...formGestures(NAME),
    'form.submitted': async ({ type, press }, { draft }) => {
      await type(NAME, (draft as { name: string }).name);
      await press('Save');
    },
    'removal.requested': async ({ press }) => press('Remove'),
  },
});
