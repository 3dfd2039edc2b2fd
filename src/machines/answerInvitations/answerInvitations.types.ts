import type { Failure } from '../../contracts/domain/failure';
import type { Asking } from '../connection/connection.types';
import type { Policies } from '../connection/connection.subject';
import type { StateMeta, StateTag } from '../kit/meta';
import type { AnswerInvitationsDraft } from './answerInvitations.draft';
import type { Answer, Answered, RefusedAnswer, Sorted } from './answerInvitations.subject';

export interface AnswerInvitationsInput {
  readonly answer: Answer;
  /** Keys of the tickets. */
  readonly tickets: readonly string[];
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: Asking['institution'];
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  readonly draft: AnswerInvitationsDraft | null;
}

export interface AnswerInvitationsContext extends AnswerInvitationsInput {
  /** Null before the look-up. */
  readonly found: Sorted | null;
  readonly policies: Policies;
  readonly answered: readonly Answered[];
  readonly refusals: readonly RefusedAnswer[];
  /** Key of an invitation whose answer may have arrived; null: of every other it is known. */
  readonly uncertain: string | null;
  /** Why the form is shown again, and of which service; null: for no such reason. */
  readonly doubt: { readonly name: string; readonly failure: Failure } | null;
  /** True if no further answer is sent after the current one. */
  readonly stopping: boolean;
  /** Tries of the answer whose turn it is. */
  readonly attempts: number;
  readonly lookups: number;
  /** Rank of the login, and the rank that an answer needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly failure: Failure | null;
}

export type AnswerInvitationsEvent =
  | { type: 'form.submitted'; draft: AnswerInvitationsDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: AnswerInvitationsDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'return.requested' };

export interface AnswerInvitationsTypes {
  input: AnswerInvitationsInput;
  context: AnswerInvitationsContext;
  events: AnswerInvitationsEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
