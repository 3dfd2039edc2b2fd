import { assign, setup } from 'xstate';
import { failureOf, thrown } from '../../kit/failures';
import { port } from '../../kit/port';
import type { PaletteTypes } from './palette.types';

const meta = { title: 'palette.title' } as const;
const leaving = {
  'line.picked': {
    target: 'chosen',
    actions: {
      type: 'rememberChoice',
      params: ({ event }: { event: Extract<PaletteTypes['events'], { type: 'line.picked' }> }) => event,
    },
  },
  'dismissal.requested': 'dismissed',
} as const;

/** One field that finds services, pages, tickets and what can be done, and leads there (REQUIREMENTS 249). */
export const paletteMachine = setup({
  types: {} as PaletteTypes,
  actors: {
    /** Ends when the services are there; an answer that is known is not asked for again. */
    loadServices: port<Record<never, never>, null>(),
  },
  guards: { isKnown: ({ context }) => context.known },
  actions: {
    rememberChoice: assign(
      (_, { chosen }: Pick<Extract<PaletteTypes['events'], { chosen: unknown }>, 'chosen'>) => ({
        chosen,
      }),
    ),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({ ...input, chosen: null, failure: null }),
  output: ({ context }) => context.chosen,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Asks whether the services are there already.',
      always: [{ guard: 'isKnown', target: 'searching' }, { target: 'loading' }],
    },
    loading: {
      description: 'The services are on their way, asked for once; everything else is found meanwhile.',
      meta,
      tags: ['busy'],
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        input: {},
        onDone: 'searching',
        onError: { target: 'incomplete', actions: { type: 'rememberFailure', params: thrown } },
      },
      on: leaving,
    },
    searching: {
      description: 'Everything is there: what is typed is looked up here, and nothing is asked for.',
      meta,
      tags: ['resting'],
      on: leaving,
    },
    incomplete: {
      description: 'The services did not come; everything else is found, and they can be asked for again.',
      meta,
      tags: ['resting'],
      on: { ...leaving, 'retry.requested': 'loading' },
    },
    chosen: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
