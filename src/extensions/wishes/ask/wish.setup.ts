import { assign, setup } from 'xstate';
import { failureOf } from '../../../machines/kit/failures';
import { port } from '../../../machines/kit/port';
import { formGuards, keyed } from '../../../machines/shared/request.words';
import { wishesRequestMachine, type WishesRequestInput } from '../requests.setup';
import { peopleIn, type WishDraft } from './wish.draft';
import type { WishContext, WishSubject, WishTypes } from './wish.types';

interface Scope {
  readonly context: WishContext;
}

/** The words that the chart is written in. */
export const wishSetup = setup({
  types: {} as WishTypes,
  actors: {
    loadWish: port<{ readonly fresh: true }, WishSubject>(),
    ticketRequest: wishesRequestMachine,
  },
  guards: {
    ...formGuards,
    isNotAsker: ({ context }: Scope) => !context.person.asks,
    isFulfilled: ({ context: { subject } }: Scope) => subject?.connected === true && subject.wish !== null,
    isConnected: ({ context }: Scope) => context.subject?.connected === true,
    hasWish: ({ context }: Scope) => (context.subject?.wish ?? null) !== null,
    hasMostWishes: ({ context }: Scope) => context.subject?.full === true,
  },
  actions: {
    rememberSubject: assign((_, { subject }: { subject: WishSubject }) => ({ subject })),
    rememberDraft: assign({ draft: (_, params: { draft: WishDraft | null }) => params.draft }),
    rememberLevel: (_, _params: { level: number }) => undefined,
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});

/** Returns what is asked for, and under which key. */
export function wishRequest({ subject, draft, requestId }: WishContext): WishesRequestInput {
  const people = draft ? peopleIn(draft) : undefined;
  const about = serviceOf(subject);
  const reason = draft?.reason.trim() ?? '';
  return keyed({ kind: 'ask', ...about, reason, ...(people !== undefined && { people }) }, requestId);
}

/** Likewise where it is taken back. */
export function withdrawalRequest({ subject, requestId }: WishContext): WishesRequestInput {
  return keyed({ kind: 'takeBack', ...serviceOf(subject) }, requestId);
}

function serviceOf(subject: WishSubject | null) {
  return { service: subject?.entityId ?? '', serviceType: subject?.type ?? 'saml20_sp' } as const;
}
