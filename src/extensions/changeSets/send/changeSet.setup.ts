import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import { enoughRank, type Level } from '../../../contracts/domain/services/level';
import { levelOfChange } from '../../../contracts/domain/tickets/change';
import { failureOf } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import { requestGuards, type Done } from '../../../machines/shared/request.parts';
import { stepUpMachine } from '../../../machines/shared/stepUp.machine';
import type { RequestResult } from '../../../machines/shared/ticketRequest.machine';
import type { GatheredLine, GatheredSet } from '../contract/changeSet';
import { contradictoryChanges } from '../contract/contradictoryChanges';
import { setRequestMachine, type SetOutcome } from '../requests.setup';
import type { UsersOfSet } from '../users';
import type { ChangeSetDraft } from './changeSet.draft';

export interface ChangeSetInput {
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  /** Assurance levels of this federation. */
  readonly levels: readonly Level[];
  /** The draft from before a step-up. */
  readonly draft: ChangeSetDraft | null;
}

/** The outcome of the lines that were sent. */
interface SentLines {
  /** Number of tickets, if each line became one. */
  readonly tickets: number;
  /** Number of services that were connected at once, without a ticket. */
  readonly made: number;
  /** Number of lines that stayed in the set. */
  readonly left: number;
}

/** The set, and the users whom the lines that can be sent affect; absent if they are not known. */
interface CheckedSet extends GatheredSet {
  readonly users?: UsersOfSet | undefined;
}

interface ChangeSetContext extends ChangeSetInput {
  /** The set as it was looked at last. */
  readonly set: CheckedSet | null;
  /** Names what the dialog is about; it is about no single service. */
  readonly subject: null;
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly ticketKey: string | null;
  readonly sent: SentLines;
  readonly failure: Failure | null;
}

type ChangeSetEvent =
  | { type: 'form.submitted'; draft: ChangeSetDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: ChangeSetDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface ChangeSetTypes {
  input: ChangeSetInput;
  context: ChangeSetContext;
  events: ChangeSetEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

interface Scope {
  readonly context: ChangeSetContext;
}

/** Returns the lines that can be sent now. */
export function readyLines(set: GatheredSet | null): readonly GatheredLine[] {
  return set?.lines.filter(({ obstacle }) => obstacle === undefined) ?? [];
}

type SetResult = RequestResult<SetOutcome>;

interface Reported {
  readonly reported: SetResult;
}

export function setReport({ event: { output } }: Done<SetResult>): Reported {
  return { reported: output };
}

/** Returns what the lines have become: tickets, one each, or made at once, or left in the set. */
export function sentLines({ event: { output } }: Done<SetResult>): SentLines {
  const { tickets = 0, made = 0 } = output.kind === 'filed' ? output : {};
  return { tickets, made, left: leftOf(output) };
}

function leftOf(result: SetResult): number {
  return result.kind === 'filed' || result.kind === 'established' ? (result.left ?? 0) : 0;
}

function areTickets(result: SetResult): boolean {
  return result.kind === 'filed' && result.tickets !== undefined;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
export const changeSetSetup = setup({
  types: {} as ChangeSetTypes,
  actors: {
    loadChangeSet: port<{ readonly fresh: true }, CheckedSet>(),
    stepUp: stepUpMachine,
    ticketRequest: setRequestMachine,
  },
  guards: {
    ...requestGuards,
    isNotAdmin: ({ context }: Scope) => !context.person.admin,
    isEmpty: ({ context }: Scope) => context.set?.lines.length === 0,
    hasNoneReady: ({ context }: Scope) => readyLines(context.set).length === 0,
    isContradictory: ({ context }: Scope) => contradictoryChanges(readyLines(context.set)).length > 0,
    /** The server checks the same, so that no other program sends such a set. */
    isContradicted: (_: unknown, { reported }: Reported) =>
      reported.kind === 'collided' && reported.found === 'contradiction',
    isTicketEach: ({ context }: Scope) => context.set?.sentAs === 'ticketEach',
    isFiledInPart: (_: unknown, { reported }: Reported) => reported.kind === 'filed' && leftOf(reported) > 0,
    isEachFiled: (_: unknown, { reported }: Reported) => areTickets(reported),
    isEachFiledInPart: (_: unknown, { reported }: Reported) => areTickets(reported) && leftOf(reported) > 0,
    isEstablished: (_: unknown, { reported }: Reported) => reported.kind === 'established',
    /** Something would be lost. */
    hasComments: ({ context }: Scope) => context.draft !== null && context.draft.comments.trim() !== '',
  },
  actions: {
    rememberSet: assign(({ context }, { set }: { set: CheckedSet }) => ({
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
