import { setup } from 'xstate';
import { port } from '../../kit/port';
import type { StateMeta, StateTag } from '../../kit/meta';

const meta = { title: 'keys.title' } as const;
const close = { 'dismissal.requested': 'closed' } as const;

/** Lists the keys; those that are single characters can be turned off (REQUIREMENTS 248, WCAG 2.1.4). */
export const keysMachine = setup({
  types: {} as KeysTypes,
  actors: {
    /** Keeps the choice in this browser; it counts from then on. */
    keepChoice: port<{ readonly on: boolean }, null>(),
  },
  guards: { isOn: ({ context }) => context.on },
}).createMachine({
  id: 'keys',
  context: ({ input }) => input,
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Checks whether single-character keys are on in this browser.',
      always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
    },
    on: {
      description: 'All keys are listed, and all of them are on.',
      meta,
      tags: ['resting'],
      on: { ...close, 'keys.disabled': 'turningOff' },
    },
    off: {
      description: 'All keys are listed; single-character keys are off.',
      meta,
      tags: ['resting'],
      on: { ...close, 'keys.enabled': 'turningOn' },
    },
    turningOff: {
      description: 'Single-character keys are being turned off in this browser.',
      meta,
      tags: ['busy'],
      invoke: { id: 'keepChoice', src: 'keepChoice', input: { on: false }, onDone: 'off', onError: 'on' },
      on: close,
    },
    turningOn: {
      description: 'Single-character keys are being turned on in this browser.',
      meta,
      tags: ['busy'],
      invoke: { id: 'keepChoice', src: 'keepChoice', input: { on: true }, onDone: 'on', onError: 'off' },
      on: close,
    },
    closed: { type: 'final' },
  },
});

interface KeysInput {
  /** The keys that are single characters count. */
  readonly on: boolean;
}

type KeysEvent = { type: 'keys.enabled' } | { type: 'keys.disabled' } | { type: 'dismissal.requested' };

interface KeysTypes {
  input: KeysInput;
  context: KeysInput;
  events: KeysEvent;
  meta: StateMeta;
  tags: StateTag;
}
