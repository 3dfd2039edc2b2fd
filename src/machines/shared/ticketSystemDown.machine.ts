import { setup } from 'xstate';
import type { StateMeta, StateTag } from '../kit/meta';

type Situation = 'announced' | 'refused' | 'unknown';

interface Input {
  /** `announced`: known before anything was sent; otherwise the state of the request. */
  readonly situation: Situation;
  /** Number of earlier attempts. */
  readonly attempts: number;
}

type Event = { type: 'retry.requested' } | { type: 'return.requested' } | { type: 'dismissal.requested' };

type Output = { readonly kind: 'retry' } | { readonly kind: 'return' } | { readonly kind: 'dismiss' };

/** The ticket system takes no requests now: what that means, and whether to try again. */
export const ticketSystemDownMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Event,
    output: {} as Output,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  guards: {
    isAnnounced: ({ context }) => context.situation === 'announced',
    isUncertain: ({ context }) => context.situation === 'unknown',
  },
}).createMachine({
  id: 'ticketSystemDown',
  context: ({ input }) => ({ situation: input.situation, attempts: input.attempts }),
  output: ({ event }) => event.output as Output,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Branches by what is known about the outage.',
      meta: { title: 'ticketSystemDown.announced.title' },
      always: [
        { guard: 'isAnnounced', target: 'announced' },
        { guard: 'isUncertain', target: 'uncertain' },
        { target: 'refused' },
      ],
    },
    announced: {
      description: 'The outage is known before anything is sent.',
      meta: { title: 'ticketSystemDown.announced.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'retrying', 'dismissal.requested': 'dismissed' },
    },
    refused: {
      description: 'The request was refused and not filed, so another attempt cannot file it twice.',
      meta: { title: 'ticketSystemDown.refused.title' },
      tags: ['resting'],
      on: {
        'retry.requested': 'retrying',
        'return.requested': 'returned',
        'dismissal.requested': 'dismissed',
      },
    },
    uncertain: {
      description:
        'The request may have arrived. Another attempt has the same key, so it is filed only once.',
      meta: { title: 'ticketSystemDown.uncertain.title' },
      tags: ['resting'],
      on: {
        'retry.requested': 'retrying',
        'return.requested': 'returned',
        'dismissal.requested': 'dismissed',
      },
    },
    retrying: { type: 'final', output: { kind: 'retry' } },
    returned: { type: 'final', output: { kind: 'return' } },
    dismissed: { type: 'final', output: { kind: 'dismiss' } },
  },
});
