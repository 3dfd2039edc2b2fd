import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { RefusedLine } from './contract/changeSet';
import type { WantedChange } from './contract/changeSet.wire';
import { requestMachine, type RequestResult } from '../../machines/shared/ticketRequest.machine';

/** Adds lines to the institution's set without sending it. */
export interface Addition {
  readonly lines: readonly WantedChange[];
}

/** Lines added to the institution's set, and the refused ones. */
export interface Gathered {
  readonly kind: 'gathered';
  readonly added: number;
  /** Number of lines in the set now. */
  readonly size: number;
  readonly refused: readonly RefusedLine[];
}

/** Sends the set, as the person saw it. */
export interface SetRequest {
  readonly version: string;
  readonly comments: string;
}

/**
 * Outcome of sending the set. `tickets`: their number, if each line became one. `made` lines were connected at once, and
 * `left` lines stay in the set.
 */
export type SetOutcome =
  | {
      readonly kind: 'filed';
      readonly key?: string;
      readonly tickets?: number;
      readonly made?: number;
      readonly left?: number;
    }
  | { readonly kind: 'established'; readonly left?: number }
  | Exclude<RequestOutcome, { kind: 'filed' | 'established' }>;

export const additionMachine = requestMachine<Addition, Gathered>('ticketRequest.adding.title');
export const setRequestMachine = requestMachine<SetRequest, SetOutcome>();

type AdditionResult = RequestResult<Gathered>;

interface AdditionReport {
  readonly reported: AdditionResult;
}

export function additionReport({ event }: { event: { output: AdditionResult } }): AdditionReport {
  return { reported: event.output };
}

function outcomeIn({ event }: { event: { output: AdditionResult } }): { outcome: Gathered | null } {
  return { outcome: event.output.kind === 'gathered' ? event.output : null };
}

export const rememberOutcome = { type: 'rememberOutcome', params: outcomeIn } as const;

export const additionGuards = {
  isGathered: (_: unknown, { reported }: AdditionReport) =>
    reported.kind === 'gathered' && reported.refused.length === 0,
  isNothingGathered: (_: unknown, { reported }: AdditionReport) =>
    reported.kind === 'gathered' && reported.added === 0,
  isReturned: (_: unknown, { reported }: AdditionReport) => reported.kind === 'returned',
  isInPart: (_: unknown, { reported }: AdditionReport) => reported.kind === 'gathered',
};
