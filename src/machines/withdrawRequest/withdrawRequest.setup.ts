import { assign, setup } from 'xstate';
import { failureGuards, failureOf } from '../kit/failures';
import { port } from '../kit/port';
import { requestGuards } from '../shared/request.words';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import type { WithdrawRequestDraft } from './withdrawRequest.draft';
import type {
  KnownRequest,
  WantedRequest,
  WithdrawRequestContext,
  WithdrawRequestInput,
  WithdrawRequestTypes,
} from './withdrawRequest.types';

interface Scope {
  readonly context: WithdrawRequestContext;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
export const withdrawRequestSetup = setup({
  types: {} as WithdrawRequestTypes,
  actors: {
    loadRequest: port<WantedRequest, KnownRequest>(),
    ticketSystemDown: ticketSystemDownMachine,
    stepUp: stepUpMachine,
    ticketRequest: ticketRequestMachine,
  },
  guards: {
    ...requestGuards,
    isNotFound: failureGuards.isNotFound,
    isUnreachable: failureGuards.isUnreachable,
    isNotLookedUp: ({ context }: Scope) => context.subject === null,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isSettled: ({ context }: Scope) => context.subject?.standing === 'settled',
    isOthers: ({ context }: Scope) => context.subject?.standing === 'others',
    /** Something would be lost. */
    hasComments: ({ context }: Scope) => context.draft !== null && context.draft.comments.trim() !== '',
  },
  actions: {
    countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
    rememberRequest: assign((_, { subject }: { subject: KnownRequest }) => ({ subject })),
    rememberDraft: assign({ draft: (_, params: { draft: WithdrawRequestDraft | null }) => params.draft }),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, params: { required: number }) => ({ level: 0, requiredLevel: params.required })),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});

/** Returns the conversation before it begins. */
export function beginning({ input }: { readonly input: WithdrawRequestInput }): WithdrawRequestContext {
  const { level } = input.person;
  return { ...input, level, subject: null, requiredLevel: 2, lookups: 0, failure: null };
}
