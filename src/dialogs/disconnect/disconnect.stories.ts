import { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { disconnectScenarios } from '../../machines/disconnect/disconnect.scenarios';
import { defineStories } from '../defineStories';
import { formGestures, SECOND_WAY, withSecondWay } from '../form/form.gestures';

export const disconnectStories = defineStories({
  machine: disconnectMachine,
  scenarios: disconnectScenarios,
  view: async () => withSecondWay((await import('./DisconnectDialog')).disconnectView),
  gestures: {
    'form.submitted': async ({ tick, press }) => {
      await tick(/end the connection/);
      await press(/^(Request disconnection|Disconnect .+)$/);
    },
    'secondWay.requested': async ({ tick, press }) => {
      await tick(/end the connection/);
      await press(SECOND_WAY);
    },
    ...formGestures(/Your comments/),
  },
});
