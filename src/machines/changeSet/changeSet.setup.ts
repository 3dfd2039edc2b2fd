import { assign, setup } from 'xstate';
import { levelOfChange } from '../../contracts/domain/change';
import { enoughRank } from '../../contracts/domain/level';
import type { GatheredLine, GatheredSet } from '../../contracts/domain/changeSet';
import { failureOf } from '../kit/failures';
import { port } from '../kit/port';
import { requestGuards, type Done, type Reported } from '../shared/request.words';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine } from '../shared/ticketRequest.machine';
import type { TicketRequestResult } from '../shared/ticketRequest.types';
import type { ChangeSetDraft } from './changeSet.draft';
import type { ChangeSetContext, ChangeSetInput, ChangeSetTypes, SentLines } from './changeSet.types';

interface Scope {
  readonly context: ChangeSetContext;
}

/** Returns the lines that can be sent now. */
export function readyLines(set: GatheredSet | null): readonly GatheredLine[] {
  return set?.lines.filter(({ obstacle }) => obstacle === undefined) ?? [];
}

/** Returns what the lines have become: tickets, one each, or made at once, or left in the set. */
export function sentLines({ event: { output } }: Done<TicketRequestResult>): SentLines {
  const { tickets = 0, made = 0 } = output.kind === 'filed' ? output : {};
  return { tickets, made, left: leftOf(output) };
}

function leftOf(result: TicketRequestResult): number {
  return result.kind === 'filed' || result.kind === 'established' ? (result.left ?? 0) : 0;
}

function areTickets(result: TicketRequestResult): boolean {
  return result.kind === 'filed' && result.tickets !== undefined;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
export const changeSetSetup = setup({
  types: {} as ChangeSetTypes,
  actors: {
    loadChangeSet: port<{ readonly fresh: true }, GatheredSet>(),
    stepUp: stepUpMachine,
    ticketRequest: ticketRequestMachine,
  },
  guards: {
    ...requestGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isEmpty: ({ context }: Scope) => context.set?.lines.length === 0,
    hasNoneReady: ({ context }: Scope) => readyLines(context.set).length === 0,
    isTicketEach: ({ context }: Scope) => context.set?.sentAs === 'ticketEach',
    isFiledInPart: (_: unknown, { reported }: Reported) => reported.kind === 'filed' && leftOf(reported) > 0,
    isEachFiled: (_: unknown, { reported }: Reported) => areTickets(reported),
    isEachFiledInPart: (_: unknown, { reported }: Reported) => areTickets(reported) && leftOf(reported) > 0,
    isEstablished: (_: unknown, { reported }: Reported) => reported.kind === 'established',
    /** Something would be lost. */
    hasComments: ({ context }: Scope) => context.draft !== null && context.draft.comments.trim() !== '',
  },
  actions: {
    rememberSet: assign(({ context }, { set }: { set: GatheredSet }) => ({
      set,
      requiredLevel: Math.max(2, ...readyLines(set).map((line) => rankFor(line, context.levels))),
    })),
    rememberDraft: assign({ draft: (_, params: { draft: ChangeSetDraft | null }) => params.draft }),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, params: { required: number }) => ({ level: 0, requiredLevel: params.required })),
    rememberTicket: assign({
      ticketKey: ({ context }, params: { key: string | null }) => params.key ?? context.ticketKey,
    }),
    rememberSent: assign({ sent: (_, params: SentLines) => params }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});

function rankFor({ kind }: GatheredLine, levels: ChangeSetContext['levels']): number {
  return kind === 'strongAuthentication' ? enoughRank(levels, levelOfChange[kind]) : 2;
}

/** Returns the conversation before it begins. */
export function beginning({ input }: { readonly input: ChangeSetInput }): ChangeSetContext {
  const { level } = input.person;
  return {
    ...input,
    level,
    set: null,
    subject: null,
    requiredLevel: 2,
    ticketKey: null,
    sent: { tickets: 0, made: 0, left: 0 },
    failure: null,
  };
}
