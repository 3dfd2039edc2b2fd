import type { DeskAction, DeskStep } from '../contract/desk';
import type { Failure } from '../../../contracts/domain/failure';
import type { FlashFact } from '../../../machines/kit/facts';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';

export interface DeskStepInput {
  /** Key of the ticket. */
  readonly key: string;
  /** Random, new for each step. */
  readonly requestId: string;
}

export interface DeskStepContext extends DeskStepInput {
  /** The last action that was chosen; null before. */
  readonly action: DeskAction | null;
  /** The complete step; null while a part of its form is missing. */
  readonly step: DeskStep | null;
  /** State of the ticket that was looked at. */
  readonly revision: number;
  readonly failure: Failure | null;
}

/** `revision` is that of the ticket as it is shown when it happens. */
export type DeskStepEvent =
  | { type: 'action.picked'; action: DeskAction; revision: number }
  | { type: 'form.submitted'; step: DeskStep; revision: number }
  | { type: 'retry.requested' }
  /** Leads back to what was written, or to the choice. */
  | { type: 'return.requested' }
  | { type: 'dismissal.requested' };

/** A try of a step; every try of the same one carries the same `requestId`. */
export interface StepTry {
  readonly key: string;
  readonly step: DeskStep;
  readonly revision: number;
  readonly requestId: string;
}

export interface DeskStepTypes {
  input: DeskStepInput;
  context: DeskStepContext;
  events: DeskStepEvent;
  emitted: FlashFact;
  meta: StateMeta;
  tags: StateTag;
}
