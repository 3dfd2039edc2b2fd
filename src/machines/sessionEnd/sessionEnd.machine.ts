import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import { leadOf, type SessionEnd } from '../../contracts/domain/person/sessionEnd';
import { failureGuards, failureOf, thrown } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';

interface SessionEndContext {
  /** The last known end; null before the first answer. */
  readonly end: SessionEnd | null;
  /** Seconds before the end at which it is warned of. */
  readonly lead: number;
  /** The reason why the login could not be renewed. */
  readonly failure: Failure | null;
}

type SessionEndEvent =
  /** The end is near by the window's clock: as long before it as `lead` says, and the end itself. */
  | { type: 'end.neared' }
  | { type: 'end.reached' }
  /** Another window has renewed the session, or a person has logged in again. */
  | { type: 'end.doubted' }
  | { type: 'renewal.requested' };

interface SessionEndTypes {
  context: SessionEndContext;
  events: SessionEndEvent;
  meta: StateMeta;
  tags: StateTag;
}

const reported = ({ event }: { event: { output: SessionEnd } }) => ({ end: event.output });

/** Warns before a login ends, and puts the end off when asked to (WCAG 2.2.1). */
export const sessionEndMachine = setup({
  types: {} as SessionEndTypes,
  actors: {
    /** Does not put the end off. */
    fetchEnd: port<Record<never, never>, SessionEnd>(),
    renewLogin: port<Record<never, never>, SessionEnd>(),
  },
  guards: {
    ...failureGuards,
    isUnknown: ({ context }) => context.end === null,
    isFar: ({ context }) => context.end !== null && context.end.left > context.lead,
    isRenewable: ({ context }) => context.end?.renewable === true,
  },
  actions: {
    rememberEnd: assign(({ context }, { end }: { end: SessionEnd }) => ({
      end,
      // The longest one so far: the rest of a login that is near its end is too short.
      lead: Math.max(context.lead, leadOf(end)),
      failure: null,
    })),
    rememberNearness: assign(({ context: { end, lead } }) => ({ end: end && { ...end, left: lead } })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  delays: { askTimeout: 10_000, renewTimeout: 15_000, askAgain: 60_000 },
}).createMachine({
  id: 'sessionEnd',
  context: { end: null, lead: 0, failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked when the session ends, which does not postpone the end.',
      meta: { title: 'session.signedIn.title' },
      tags: ['busy'],
      invoke: {
        id: 'fetchEnd',
        src: 'fetchEnd',
        input: {},
        onDone: { target: 'sorting', actions: { type: 'rememberEnd', params: reported } },
        onError: [
          { guard: { type: 'isSessionExpired', params: thrown }, target: 'over' },
          { guard: { type: 'isForbidden', params: thrown }, target: 'over' },
          { target: 'sorting' },
        ],
      },
      after: { askTimeout: 'sorting' },
    },
    sorting: {
      description: 'Branches by what is known about the end: far off, near, or near and fixed.',
      always: [
        { guard: 'isUnknown', target: 'unasked' },
        { guard: 'isFar', target: 'lasting' },
        { guard: 'isRenewable', target: 'warning' },
        { target: 'lastMinutes' },
      ],
    },
    unasked: {
      description: 'The server could not say when the session ends, and is asked again in a minute.',
      meta: { title: 'session.signedIn.title' },
      tags: ['resting'],
      on: { 'end.doubted': 'asking' },
      after: { askAgain: 'asking' },
    },
    lasting: {
      description: 'The end is far off, and not mentioned.',
      meta: { title: 'session.signedIn.title' },
      tags: ['resting'],
      // Other windows and other calls may have put it off since.
      on: { 'end.neared': { target: 'asking', actions: 'rememberNearness' } },
    },
    warning: {
      description: 'The session ends soon; one press keeps the person logged in.',
      meta: { title: 'sessionEnd.warning.title' },
      tags: ['resting'],
      on: { 'renewal.requested': 'renewing', 'end.doubted': 'asking', 'end.reached': 'over' },
    },
    renewing: {
      description: 'The server is asked to postpone the end.',
      meta: { title: 'sessionEnd.warning.title' },
      tags: ['busy'],
      invoke: {
        id: 'renewLogin',
        src: 'renewLogin',
        input: {},
        onDone: { target: 'sorting', actions: { type: 'rememberEnd', params: reported } },
        onError: [
          { guard: { type: 'isSessionExpired', params: thrown }, target: 'over' },
          { target: 'notRenewed', actions: { type: 'rememberFailure', params: thrown } },
        ],
      },
      after: { renewTimeout: { target: 'notRenewed', actions: 'rememberSilence' } },
    },
    notRenewed: {
      description: 'The end could not be postponed; says what failed, and the person can try again.',
      meta: { title: 'sessionEnd.notRenewed.title' },
      tags: ['resting'],
      on: { 'renewal.requested': 'renewing', 'end.doubted': 'asking', 'end.reached': 'over' },
    },
    lastMinutes: {
      description:
        'The session ends soon and cannot be renewed; logging in again in another window keeps everything.',
      meta: { title: 'sessionEnd.lastMinutes.title' },
      tags: ['resting'],
      on: { 'end.doubted': 'asking', 'end.reached': 'over' },
    },
    over: {
      description:
        'The session has ended, and the page checks who is here. If it is the same person, it continues.',
      meta: { title: 'session.expired.title' },
      tags: ['terminal'],
      // The question waits a little: a server that contradicts itself would be asked without end.
      after: { askAgain: 'asking' },
    },
  },
});
