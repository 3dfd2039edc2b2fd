import { connectMachine } from '../../machines/connect/connect.machine';
import { connectScenarios } from '../../machines/connect/connect.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

export const connectStories = defineStories({
  machine: connectMachine,
  scenarios: connectScenarios,
  view: async () => (await import('./ConnectDialog')).connectView,
  gestures: {
    'form.submitted': async ({ tick, press }) => {
      await tick(/accept|anyway/);
      await press(/^(Send request|Connect now|Accept invitation)$/);
    },
    'gathering.requested': async ({ tick, press }) => {
      await tick(/accept|anyway/);
      await press('Add to my changes');
    },
    ...formGestures(/Your comments/),
  },
});
