import { wishAnswerMachine } from '../../machines/wishAnswer/wishAnswer.machine';
import { wishAnswerScenarios } from '../../machines/wishAnswer/wishAnswer.scenarios';
import { defineStories } from '../defineStories';
import { formGestures } from '../form/form.gestures';

export const wishAnswerStories = defineStories({
  machine: wishAnswerMachine,
  scenarios: wishAnswerScenarios,
  view: async () => (await import('./WishAnswerDialog')).wishAnswerView,
  gestures: {
    'form.submitted': async ({ type, tick, press }, { draft }) => {
      const { text, declined } = draft as { text: string; declined: boolean };
      await type('Your answer', text);
      if (declined) await tick(/will not be connected/);
      await press('Send the answer');
    },
    ...formGestures('Your answer'),
    'retry.requested': async ({ press }) => press(/^(Try again|Look again)$/),
  },
});
