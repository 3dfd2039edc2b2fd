import { withdrawRequestMachine } from '../../machines/withdrawRequest/withdrawRequest.machine';
import { withdrawRequestScenarios } from '../../machines/withdrawRequest/withdrawRequest.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

export const withdrawRequestStories = defineStories({
  machine: withdrawRequestMachine,
  scenarios: withdrawRequestScenarios,
  view: async () => (await import('./WithdrawRequestDialog')).withdrawRequestView,
  gestures: {
    'form.submitted': async ({ press }) => press('Withdraw request'),
    ...formGestures(/Your comments/),
  },
});
