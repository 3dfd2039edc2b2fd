import { savedSearchMachine } from './savedSearch.machine';
import { savedSearchScenarios } from './savedSearch.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { formGestures } from '../../../dialogs/form/form.gestures';

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
