import { uploadMachine } from './upload.machine';
import { uploadScenarios } from './upload.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { pressEscape, pressRetry } from '../../../dialogs/form/form.gestures';

export const uploadStories = defineStories({
  machine: uploadMachine,
  scenarios: uploadScenarios,
  view: async () => (await import('./UploadDialog')).uploadView,
  gestures: {
    'file.picked': async ({ give }, { draft }) => give(/^Choose (a|another) file…$/, draft),
    'addition.requested': async ({ press }) => press(/^Add the changes?$/),
    'dismissal.requested': pressEscape,
    'retry.requested': pressRetry,
  },
});
