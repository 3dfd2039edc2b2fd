/**
 * Every way in which a call can fail. Failures are made in one place (`api/baseQuery`) and switched on exhaustively
 * everywhere else.
 */
export type Failure = FailureCase & {
  /** Set where the call only reads, so that nothing was to be changed. */
  readonly reading?: true;
};

type FailureCase =
  /** The request did not leave, or no answer came. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'sessionExpired' }
  | { readonly kind: 'forbidden' }
  /** `required` is a rank: 1 < 1.5 < 2 < 3. */
  | { readonly kind: 'levelTooLow'; readonly required: number }
  | { readonly kind: 'notFound' }
  /** Somebody was first; `ticketKey` names the ticket in the way, where the server tells. */
  | { readonly kind: 'collision'; readonly found: CollisionWith; readonly ticketKey?: string }
  /** `name`: another one has it already. `recipients`: nobody is known to whom a mail could go. */
  | {
      readonly kind: 'validation';
      readonly detail?: string;
      readonly taken?: 'name';
      readonly missing?: 'recipients';
    }
  /** `unknown`: the request may have arrived; a retry carries the same idempotency key. */
  | { readonly kind: 'ticketSystemUnreachable'; readonly delivery: 'refused' | 'unknown' }
  | { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unknown'; readonly status?: number; readonly requestId?: string };

/**
 * What stood in the way: an open ticket, an answer to the same invitation, the wanted state itself, another edit, an
 * assurance level that would be lowered, a reminder that was sent a moment ago, a request that is settled, or an
 * institution or service that is gone. At the desk: a ticket that is no longer as it was, a contact that was changed.
 */
export type CollisionWith =
  | 'openTicket'
  | 'answered'
  | 'connected'
  | 'notConnected'
  | 'changed'
  | 'higherLevel'
  | 'sent'
  | 'settled'
  | 'ticketMoved'
  | 'gone'
  | 'contactChanged';

export type FailureKind = Failure['kind'];

export const failureKinds: Readonly<Record<FailureKind, true>> = {
  offline: true,
  timeout: true,
  sessionExpired: true,
  forbidden: true,
  levelTooLow: true,
  notFound: true,
  collision: true,
  validation: true,
  ticketSystemUnreachable: true,
  tooManyRequests: true,
  unknown: true,
};
