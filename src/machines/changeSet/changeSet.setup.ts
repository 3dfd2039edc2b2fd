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
import type { ChangeSetContext, ChangeSetInput, ChangeSetTypes } from './changeSet.types';

interface Scope {
  readonly context: ChangeSetContext;
}

/** Returns the lines that can be sent now. */
export function readyLines(set: GatheredSet | null): readonly GatheredLine[] {
  return set?.lines.filter(({ obstacle }) => obstacle === undefined) ?? [];
}

/** Returns how many tickets the lines have become, one each. */
export function ticketCount({ event: { output } }: Done<TicketRequestResult>): { tickets: number } {
  return { tickets: output.kind === 'filed' ? (output.tickets ?? 0) : 0 };
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
    isFiledInPart: ({ context }: Scope, { reported }: Reported) =>
      reported.kind === 'filed' && hasStuck(context.set),
    isEachFiled: ({ context }: Scope, { reported }: Reported) =>
      reported.kind === 'filed' && context.set?.sentAs === 'ticketEach',
    isEachFiledInPart: ({ context }: Scope, { reported }: Reported) =>
      reported.kind === 'filed' && context.set?.sentAs === 'ticketEach' && hasStuck(context.set),
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
    rememberTickets: assign({ tickets: (_, params: { tickets: number }) => params.tickets }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
});

function hasStuck(set: GatheredSet | null): boolean {
  return set?.lines.some(({ obstacle }) => obstacle) === true;
}

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
    tickets: 0,
    failure: null,
  };
}
