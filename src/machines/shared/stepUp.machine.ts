import { assign, setup } from 'xstate';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';

interface Input {
  /** Rank of the requested level, and of the present login. */
  readonly required: number;
  readonly level: number;
  /** This installation offers a login with a higher level. */
  readonly offered: boolean;
  /** The person has typed something, which is kept in the meantime. */
  readonly typed: boolean;
}

type Event =
  | { type: 'login.requested' }
  /** The person is back from the login page, with the rank that it gave. */
  | { type: 'login.returned'; level: number }
  | { type: 'dismissal.requested' };

type Output = { readonly kind: 'granted'; readonly level: number } | { readonly kind: 'refused' };

const rank = ({ event }: { event: { level: number } }) => ({ level: event.level });
const returned = [
  {
    guard: { type: 'isHighEnough', params: rank },
    actions: { type: 'rememberLevel', params: rank },
    target: 'granted',
  },
  { target: 'unmet' },
] as const;

/** Asks the person to log in again with a higher level; leaves the page once, and only on request. */
export const stepUpMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Event,
    output: {} as Output,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { leaveForLogin: port<{ readonly level: number }, void>() },
  guards: {
    isHighEnough: ({ context }, { level }: { level: number }) => level >= context.required,
    isNotOffered: ({ context }) => !context.offered,
  },
  actions: { rememberLevel: assign({ level: (_, { level }: { level: number }) => level }) },
  delays: { stillHere: 15_000 },
}).createMachine({
  id: 'stepUp',
  context: ({ input: { required, level: rank, offered, typed } }) => ({
    required,
    level: rank,
    offered,
    typed,
  }),
  output: ({ event }) => event.output as Output,
  initial: 'checking',
  states: {
    checking: {
      description: 'Compares the level of the login with the required level.',
      meta: { title: 'stepUp.explaining.title' },
      always: [
        {
          guard: { type: 'isHighEnough', params: ({ context }) => ({ level: context.level }) },
          target: 'granted',
        },
        { guard: 'isNotOffered', target: 'unavailable' },
        { target: 'explaining' },
      ],
    },
    explaining: {
      description: 'Says why a stronger login is needed and that the person comes back here.',
      meta: { title: 'stepUp.explaining.title' },
      tags: ['resting'],
      on: {
        'login.requested': 'leaving',
        'login.returned': returned,
        'dismissal.requested': 'refused',
      },
    },
    leaving: {
      description: 'Keeps the typed text and goes to the login page.',
      meta: { title: 'stepUp.leaving.title' },
      tags: ['busy'],
      invoke: {
        id: 'leaveForLogin',
        src: 'leaveForLogin',
        input: ({ context }) => ({ level: context.required }),
        onDone: 'explaining',
        onError: 'explaining',
      },
      after: { stillHere: 'explaining' },
    },
    unmet: {
      description:
        'The login came back without the level. Says so and waits, since the person decides whether to try again.',
      meta: { title: 'stepUp.unmet.title' },
      tags: ['resting'],
      on: { 'login.requested': 'leaving', 'login.returned': returned, 'dismissal.requested': 'refused' },
    },
    unavailable: {
      description: 'A higher level is needed, but no login of this installation gives it.',
      meta: { title: 'stepUp.unavailable.title' },
      tags: ['resting'],
      on: { 'dismissal.requested': 'refused' },
    },
    granted: { type: 'final', output: ({ context }) => ({ kind: 'granted', level: context.level }) },
    refused: { type: 'final', output: { kind: 'refused' } },
  },
});
