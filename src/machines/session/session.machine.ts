import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';
import { failureOf } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { isBackAtHome, isRefusedStart, isSamePerson, withNews } from './session.rules';

interface SessionInput {
  /** The address carries `guid`: the page was loaded afresh once already. */
  readonly reloaded: boolean;
}

interface SessionContext extends SessionInput {
  /**
   * The person of the start, with whom every later answer is compared, with the current data of their
   * institutions.
   */
  readonly pinned: Person | null;
  /** The person that the server now names, if it is another one or cannot use this page. */
  readonly found: Person | null;
  readonly failure: Failure | null;
}

type SessionEvent =
  /** A refusal, an answer for a guest, or the window came to the front. */
  | { type: 'session.doubted' }
  | { type: 'retry.requested' }
  /** The server has taken the logout. */
  | { type: 'logout.completed' };

type Reported = { person: Person };

/** The guards, actions and ports of the session's chart. */
const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    fetchPerson: port<Record<never, never>, Person>(),
    reloadPage: port<Record<never, never>, void>(),
    /** Returns the person afterwards; throws if the person may no longer act there. */
    actAgain: port<{ readonly person: Person | null }, Person>(),
  },
  guards: {
    isOrphaned: (_, { person }: Reported) => person.institutionGone === 'own',
    isGuest: (_, { person }: Reported) => person.roles.guest,
    isBackAtHome: ({ context }, { person }: Reported) => isBackAtHome(context, person),
    isSame: ({ context }, { person }: Reported) => isSamePerson(context.pinned, person),
    isRefusedAgain: ({ context }, { error }: { error: unknown }) =>
      context.reloaded && isRefusedStart(failureOf(error)),
    isRefused: (_, { error }: { error: unknown }) => isRefusedStart(failureOf(error)),
    hasExpired: ({ context }) => context.found !== null,
    hasPinnedGuest: ({ context }) => context.pinned?.roles.guest === true,
  },
  actions: {
    rememberPerson: assign({ pinned: (_, { person }: Reported) => person, found: null, failure: null }),
    rememberFound: assign({ found: (_, { person }: Reported) => person }),
    rememberNews: assign({
      pinned: ({ context }, { person }: Reported) => withNews(context.pinned, person),
      found: null,
    }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  delays: { startTimeout: 20_000, reloadTimeout: 10_000, checkTimeout: 10_000 },
});

const person = ({ event }: { event: { output: Person } }) => ({ person: event.output });
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const failed = { type: 'rememberFailure', params: error } as const;
const remembered = { type: 'rememberPerson', params: person } as const;
const news = { type: 'rememberNews', params: person } as const;
const found = { type: 'rememberFound', params: person } as const;

/** Finds out at the start who uses the page, and checks it whenever something makes it doubtful. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, pinned: null, found: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked who this is and what they may do here.',
      meta: { title: 'session.loading.title' },
      tags: ['busy'],
      invoke: {
        id: 'fetchPerson',
        src: 'fetchPerson',
        input: {},
        onDone: [
          { guard: { type: 'isOrphaned', params: person }, target: 'institutionGone', actions: found },
          { guard: { type: 'isGuest', params: person }, target: 'guest', actions: remembered },
          { target: 'signedIn', actions: remembered },
        ],
        onError: [
          { guard: { type: 'isRefusedAgain', params: error }, target: 'noAccess', actions: failed },
          { guard: { type: 'isRefused', params: error }, target: 'reloading' },
          { target: 'unreachable', actions: failed },
        ],
      },
      after: { startTimeout: { target: 'unreachable', actions: 'rememberSilence' } },
    },
    reloading: {
      description:
        'The first answer was a refusal: the page is loaded again, so that the login can run again.',
      meta: { title: 'session.loading.title' },
      tags: ['busy'],
      invoke: { id: 'reloadPage', src: 'reloadPage', input: {}, onDone: 'noAccess', onError: 'noAccess' },
      after: { reloadTimeout: 'noAccess' },
    },
    guest: {
      description: 'No one is logged in; the services can be viewed.',
      meta: { title: 'session.guest.title' },
      tags: ['resting'],
      on: { 'session.doubted': 'verifying' },
    },
    signedIn: {
      description: 'A person is logged in and uses the dashboard.',
      meta: { title: 'session.signedIn.title' },
      tags: ['resting'],
      on: { 'session.doubted': 'verifying', 'logout.completed': 'loggedOut' },
    },
    verifying: {
      description:
        'The server is asked once whether this is still the same person; the page stays usable in the meantime.',
      meta: { title: 'session.verifying.title' },
      tags: ['busy'],
      invoke: {
        id: 'fetchPerson',
        src: 'fetchPerson',
        input: {},
        onDone: [
          { guard: { type: 'isSame', params: person }, target: 'confirmed', actions: news },
          { guard: { type: 'isBackAtHome', params: person }, target: 'returning', actions: found },
          { target: 'expired', actions: found },
        ],
        onError: 'confirmed',
      },
      on: { 'logout.completed': 'loggedOut' },
      after: { checkTimeout: 'confirmed' },
    },
    returning: {
      description:
        'The person has logged in again for their own institution, but this page acted for another one: switches back to that one.',
      meta: { title: 'session.verifying.title' },
      tags: ['busy'],
      invoke: {
        id: 'actAgain',
        src: 'actAgain',
        input: ({ context }) => ({ person: context.pinned }),
        onDone: [
          { guard: { type: 'isSame', params: person }, target: 'confirmed', actions: news },
          { target: 'expired', actions: found },
        ],
        onError: 'expired',
      },
      after: { checkTimeout: 'expired' },
    },
    confirmed: {
      description: 'Returns to the state before the check: a check that failed proves nothing.',
      meta: { title: 'session.verifying.title' },
      always: [
        { guard: 'hasExpired', target: 'expired' },
        { guard: 'hasPinnedGuest', target: 'guest' },
        { target: 'signedIn' },
      ],
    },
    expired: {
      description: 'The session has ended or is a different one: logging in again leads back to this place.',
      meta: { title: 'session.expired.title' },
      tags: ['terminal'],
      on: { 'session.doubted': 'verifying' },
    },
    noAccess: {
      description: 'The server does not let this person in, not even after a second attempt.',
      meta: { title: 'session.noAccess.title' },
      tags: ['terminal'],
      on: { 'retry.requested': 'loading' },
    },
    institutionGone: {
      description:
        'The federation no longer knows the institution of this login; the person can only log out.',
      meta: { title: 'session.institutionGone.title' },
      tags: ['terminal'],
      on: { 'retry.requested': 'loading', 'logout.completed': 'loggedOut' },
    },
    loggedOut: {
      description:
        'The person has logged out. The page makes no more requests: if the login at the institution is still alive, a request would begin another session.',
      type: 'final',
    },
    unreachable: {
      description: 'The server does not answer; the person can try again.',
      meta: { title: 'session.unreachable.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading' },
    },
  },
});
