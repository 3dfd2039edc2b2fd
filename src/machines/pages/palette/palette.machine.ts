import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import { failureOf, thrown } from '../../kit/failures';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';

/** An action on this page, without an address. */
export type Command =
  'showKeys' | 'setLanguage' | 'setTheme' | 'switchInstitution' | 'exit' | 'logOut' | 'logIn';

/** The effect of a line: it leads to an address of ours, or does something. */
export type Way =
  | { readonly kind: 'place'; readonly to: string }
  /** `value`: which language, theme or institution. */
  | { readonly kind: 'command'; readonly command: Command; readonly value?: string };

interface PaletteInput {
  /** The services are there already. */
  readonly known: boolean;
}

interface PaletteContext extends PaletteInput {
  /** The line that was chosen; null: none yet. */
  readonly chosen: Way | null;
  /** The services did not come for this reason. */
  readonly failure: Failure | null;
}

type PaletteEvent =
  { type: 'line.picked'; chosen: Way } | { type: 'retry.requested' } | { type: 'dismissal.requested' };

interface PaletteTypes {
  input: PaletteInput;
  context: PaletteContext;
  events: PaletteEvent;
  /** Null: nothing was chosen. */
  output: Way | null;
  meta: StateMeta;
  tags: StateTag;
}

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
    /** Ends when the services have loaded; a known answer is not requested again. */
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
      description: 'Checks whether the services have loaded already.',
      always: [{ guard: 'isKnown', target: 'searching' }, { target: 'loading' }],
    },
    loading: {
      description:
        'The services are loading, with one request; everything else can be found in the meantime.',
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
      description: 'Everything has loaded: typed text is looked up here, without a request.',
      meta,
      tags: ['resting'],
      on: leaving,
    },
    incomplete: {
      description: 'The services did not load; everything else can be found, and the person can try again.',
      meta,
      tags: ['resting'],
      on: { ...leaving, 'retry.requested': 'loading' },
    },
    chosen: { type: 'final' },
    dismissed: { type: 'final' },
  },
});
