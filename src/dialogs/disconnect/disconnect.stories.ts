import { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { disconnectScenarios } from '../../machines/disconnect/disconnect.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

export const disconnectStories = defineStories({
  machine: disconnectMachine,
  scenarios: disconnectScenarios,
  view: async () => (await import('./DisconnectDialog')).disconnectView,
  gestures: {
    'form.submitted': async ({ tick, press }) => {
      await tick(/end the connection/);
      await press(/^(Request disconnection|Disconnect .+)$/);
    },
    'gathering.requested': async ({ tick, press }) => {
      await tick(/end the connection/);
      await press('Add to my changes');
    },
    ...formGestures(/Your comments/),
  },
});
