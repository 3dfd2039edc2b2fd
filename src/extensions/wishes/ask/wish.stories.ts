import { wishMachine } from './wish.machine';
import { wishScenarios } from './wish.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { formGestures } from '../../../dialogs/form/form.gestures';

export const wishStories = defineStories({
  machine: wishMachine,
  scenarios: wishScenarios,
  view: async () => (await import('./WishDialog')).wishView,
  gestures: {
    'form.submitted': async ({ type, press }, { draft }) => {
      const { reason, people } = draft as { reason: string; people: string };
      await type('Why do you need it?', reason);
      if (people) await type(/For how many users/, people);
      await press(/^Send (request|change)$/);
    },
    'withdrawal.requested': async ({ press }) => press(/^(Withdraw|Remove) your request$/),
    ...formGestures('Why do you need it?'),
  },
});
