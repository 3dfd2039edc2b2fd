import { setup } from 'xstate';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';

interface Input {
  readonly guest: boolean;
}

type Event = { type: 'retry.requested' } | { type: 'dismissal.requested' };

/** The chart that runs in the place of a dialog until the dialog's own does. */
export const dialogOpeningMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Event,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    /** Fetches the code of the dialog and starts its chart. */
    loadDialog: port<Record<never, never>, null>(),
  },
  guards: { isGuest: ({ context }) => context.guest },
}).createMachine({
  id: 'dialogOpening',
  context: ({ input }) => ({ guest: input.guest }),
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Every dialog acts for an institution, so a guest has to log in first.',
      always: [{ guard: 'isGuest', target: 'welcomingGuest' }, { target: 'loading' }],
    },
    welcomingGuest: {
      description: 'A guest gets a link to the login, which comes back to the dialog.',
      meta: { title: 'dialog.guest.title' },
      tags: ['resting'],
      on: { 'dismissal.requested': 'closed' },
    },
    loading: {
      description: 'The code of the dialog is loading.',
      meta: { title: 'dialog.opening.title' },
      tags: ['busy'],
      invoke: { id: 'loadDialog', src: 'loadDialog', input: {}, onDone: 'opened', onError: 'failed' },
      on: { 'dismissal.requested': 'closed' },
    },
    failed: {
      description: 'The code of the dialog did not load; the person can try again.',
      meta: { title: 'dialog.failed.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading', 'dismissal.requested': 'closed' },
    },
    opened: { type: 'final' },
    closed: { type: 'final' },
  },
});
