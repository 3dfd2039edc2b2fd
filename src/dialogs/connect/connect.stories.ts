import { connectMachine } from '../../machines/connect/connect.machine';
import { connectScenarios } from '../../machines/connect/connect.scenarios';
import { defineStories } from '../defineStories';
import { formGestures, SECOND_WAY, withSecondWay } from '../form/form.gestures';

export const connectStories = defineStories({
  machine: connectMachine,
  scenarios: connectScenarios,
  view: async () => withSecondWay((await import('./ConnectDialog')).connectView),
  gestures: {
    'form.submitted': async ({ tick, press }) => {
      await tick(/accept|anyway/);
      await press(/^(Send request|Connect now|Accept invitation)$/);
    },
    'secondWay.requested': async ({ tick, press }) => {
      await tick(/accept|anyway/);
      await press(SECOND_WAY);
    },
    ...formGestures(/Your comments/),
  },
});
