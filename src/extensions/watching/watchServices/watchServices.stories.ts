import { watchServicesMachine } from './watchServices.machine';
import { watchServicesScenarios } from './watchServices.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { pressEscape, pressRetry } from '../../../dialogs/form/form.gestures';

export const watchServicesStories = defineStories({
  machine: watchServicesMachine,
  scenarios: watchServicesScenarios,
  view: async () => (await import('./WatchServicesDialog')).watchServicesView,
  gestures: {
    'watch.requested': async ({ press }) => press(/^Follow /),
    'dismissal.requested': pressEscape,
    'retry.requested': pressRetry,
  },
});
