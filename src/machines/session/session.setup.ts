import { assign, setup } from 'xstate';
import type { Person } from '../../contracts/domain/person/person';
import { failureOf } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { isBackAtHome, isRefusedStart, isSamePerson, withNews } from './session.rules';
import type { SessionContext, SessionEvent, SessionInput } from './session.types';

type Reported = { person: Person };

/** The guards, actions and ports of the session's chart. */
export const sessionSetup = setup({
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
