import { wishAnswerMachine } from './wishAnswer.machine';
import { wishAnswerScenarios } from './wishAnswer.scenarios';
import { defineStories } from '../../../dialogs/defineStories';
import { formGestures } from '../../../dialogs/form/form.gestures';

export const wishAnswerStories = defineStories({
  machine: wishAnswerMachine,
  scenarios: wishAnswerScenarios,
  view: async () => (await import('./WishAnswerDialog')).wishAnswerView,
  gestures: {
    'form.submitted': async ({ type, tick, press }, { draft }) => {
      const { text, declined } = draft as { text: string; declined: boolean };
      await type('Your answer', text);
      if (declined) await tick(/will not be connected/);
      await press('Send answer');
    },
    ...formGestures('Your answer'),
    'retry.requested': async ({ press }) => press(/^(Try|Review) again$/),
  },
});
