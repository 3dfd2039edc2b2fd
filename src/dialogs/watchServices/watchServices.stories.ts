import { watchServicesMachine } from '../../machines/watchServices/watchServices.machine';
import { watchServicesScenarios } from '../../machines/watchServices/watchServices.scenarios';
import { defineStories } from '../defineStories';
import { pressEscape, pressRetry } from '../form/form.gestures';

export const watchServicesStories = defineStories({
  machine: watchServicesMachine,
  scenarios: watchServicesScenarios,
  view: async () => (await import('./WatchServicesDialog')).watchServicesView,
  gestures: {
    'watch.requested': async ({ press }) => press(/^Watch /),
    'dismissal.requested': pressEscape,
    'retry.requested': pressRetry,
  },
});
