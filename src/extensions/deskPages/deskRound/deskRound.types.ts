import type { DeskAction, DeskStep } from '../contract/desk';
import type { Failure } from '../../../contracts/domain/failure';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { StepTry } from '../deskStep/deskStep.types';

/** A ticket as it was looked at. */
export type TicketAt = Pick<StepTry, 'key' | 'revision'>;

/** A ticket whose step was refused, and why. */
export interface RefusedStep {
  readonly key: string;
  readonly failure: Failure;
}

export interface DeskRoundInput {
  /** Random, new for each page. */
  readonly requestId: string;
}

export interface DeskRoundContext extends DeskRoundInput {
  /** The last action that was chosen; null before. */
  readonly action: DeskAction | null;
  /** The complete step; null while a part of its form is missing. */
  readonly step: DeskStep | null;
  /** The tickets of the round whose turn has not come, or is now, in their order. */
  readonly waiting: readonly TicketAt[];
  /** Keys of those whose step was taken. */
  readonly through: readonly string[];
  readonly refusals: readonly RefusedStep[];
  /** The reason why the round has stopped; null while it runs. */
  readonly failure: Failure | null;
}

export type DeskRoundEvent =
  /** The same step is wanted of these tickets, at least one. */
  | { type: 'action.picked'; action: DeskAction; tickets: readonly TicketAt[] }
  | { type: 'form.submitted'; step: DeskStep }
  | { type: 'retry.requested' }
  | { type: 'dismissal.requested' };

export interface DeskRoundTypes {
  input: DeskRoundInput;
  context: DeskRoundContext;
  events: DeskRoundEvent;
  meta: StateMeta;
  tags: StateTag;
}
