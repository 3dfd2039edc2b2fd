import type { RequestOutcome, TicketRequest } from '../../contracts/domain/ticketRequest';
import type { CollisionWith, Failure } from '../../contracts/domain/failure';
import type { StateMeta, StateTag } from '../kit/meta';

export interface TicketRequestInput {
  readonly request: TicketRequest;
  /** Idempotency key: every try of the same request carries the same one. */
  readonly requestId: string;
}

export type TicketRequestResult =
  | RequestOutcome
  /** Somebody was first. */
  | { readonly kind: 'collided'; readonly found: CollisionWith; readonly ticketKey?: string }
  | { readonly kind: 'levelTooLow'; readonly required: number }
  /** The person goes back to the form, with everything kept. */
  | { readonly kind: 'returned' }
  /** Closed without a result. */
  | { readonly kind: 'dismissed' };

export interface TicketRequestContext extends TicketRequestInput {
  readonly attempts: number;
  readonly failure: Failure | null;
  readonly result: TicketRequestResult;
}

export type TicketRequestEvent =
  { type: 'retry.requested' } | { type: 'return.requested' } | { type: 'dismissal.requested' };

export interface TicketRequestTypes {
  input: TicketRequestInput;
  context: TicketRequestContext;
  events: TicketRequestEvent;
  output: TicketRequestResult;
  meta: StateMeta;
  tags: StateTag;
}
