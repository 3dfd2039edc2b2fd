import type { Failure } from '../../contracts/domain/failure';
import type { TicketState } from '../../contracts/domain/tickets/ticketRules';
import type { TicketResolution } from '../../contracts/wire/enumerations';
import type { StateMeta, StateTag } from '../kit/meta';
import type { WithdrawRequestDraft } from './withdrawRequest.draft';

/** A request of the institution, as it is now. */
export interface KnownRequest extends TicketState {
  readonly resolution?: TicketResolution;
  readonly requestedAt: string;
  /** Name of the service that it is about, or of the institution. */
  readonly name: string;
  /** Name of the person who filed it; empty: not known. */
  readonly userName: string;
  /** `others`: open, and not for this person to withdraw. */
  readonly standing: 'own' | 'others' | 'settled';
}

export interface WantedRequest {
  readonly key: string;
  /** Nothing from the start of the page: it was looked up before. */
  readonly fresh: boolean;
}

export interface WithdrawRequestInput {
  readonly ticketKey: string;
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: { readonly name: string };
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  /** The draft from before a step-up. */
  readonly draft: WithdrawRequestDraft | null;
}

export interface WithdrawRequestContext extends WithdrawRequestInput {
  readonly subject: KnownRequest | null;
  /** Rank of the login, and the rank that a withdrawal needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly lookups: number;
  readonly failure: Failure | null;
}

export type WithdrawRequestEvent =
  | { type: 'form.submitted'; draft: WithdrawRequestDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: WithdrawRequestDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface WithdrawRequestTypes {
  input: WithdrawRequestInput;
  context: WithdrawRequestContext;
  events: WithdrawRequestEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
