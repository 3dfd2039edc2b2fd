import type { RequestOutcome, TicketRequest } from '../../contracts/domain/tickets/ticketRequest';
import type { CollisionWith, Failure } from '../../contracts/domain/failure';
import type { StateMeta, StateTag } from '../kit/meta';

export interface RequestInput<Request> {
  readonly request: Request;
  /** Idempotency key: every try of the same request carries the same one. */
  readonly requestId: string;
}

export type RequestResult<Outcome> =
  | Outcome
  /** Somebody was first. */
  | { readonly kind: 'collided'; readonly found: CollisionWith; readonly ticketKey?: string }
  | { readonly kind: 'levelTooLow'; readonly required: number }
  /** The person goes back to the form, with everything kept. */
  | { readonly kind: 'returned' }
  /** Closed without a result. */
  | { readonly kind: 'dismissed' };

export type TicketRequestInput = RequestInput<TicketRequest>;
export type TicketRequestResult = RequestResult<RequestOutcome>;

interface RequestContext<Request, Outcome> extends RequestInput<Request> {
  readonly attempts: number;
  readonly failure: Failure | null;
  readonly result: RequestResult<Outcome>;
}

export type TicketRequestEvent =
  { type: 'retry.requested' } | { type: 'return.requested' } | { type: 'dismissal.requested' };

export interface RequestTypes<Request, Outcome> {
  input: RequestInput<Request>;
  context: RequestContext<Request, Outcome>;
  events: TicketRequestEvent;
  output: RequestResult<Outcome>;
  meta: StateMeta;
  tags: StateTag;
}
