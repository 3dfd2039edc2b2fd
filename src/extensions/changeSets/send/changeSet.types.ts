import type { Failure } from '../../../contracts/domain/failure';
import type { Level } from '../../../contracts/domain/services/level';
import type { GatheredSet } from '../contract/changeSet';
import type { Named } from '../../../contracts/domain/person/person';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
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
export interface SentLines {
  /** Number of tickets, if each line became one. */
  readonly tickets: number;
  /** Number of services that were connected at once, without a ticket. */
  readonly made: number;
  /** Number of lines that stayed in the set. */
  readonly left: number;
}

export interface ChangeSetContext extends ChangeSetInput {
  /** The set as it was looked at last. */
  readonly set: GatheredSet | null;
  /** Names what the dialog is about; it is about no single service. */
  readonly subject: null;
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly ticketKey: string | null;
  readonly sent: SentLines;
  readonly failure: Failure | null;
}

export type ChangeSetEvent =
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
