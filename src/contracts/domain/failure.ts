/**
 * Every way in which a call can fail. Failures are made in one place (`api/baseQuery`) and switched on exhaustively
 * everywhere else.
 */
export type Failure = FailureCase & {
  /** Set if the call only reads, so that it would not have changed anything. */
  readonly reading?: true;
};

type FailureCase =
  /** The request was not sent, or got no answer. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'sessionExpired' }
  | { readonly kind: 'forbidden' }
  /** `required` is a rank: 1 < 1.5 < 2 < 3. */
  | { readonly kind: 'levelTooLow'; readonly required: number }
  | { readonly kind: 'notFound' }
  /** Another person was first; `ticketKey` names the ticket in the way, if the server sends it. */
  | { readonly kind: 'collision'; readonly found: CollisionWith; readonly ticketKey?: string }
  /** `name`: another one has it already. `recipients`: no recipient of a mail is known. */
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
 * The obstacle: an open ticket, an answer to the same invitation, the requested state itself, another edit, another
 * change of the same request, an assurance level that would be lowered, a reminder that was sent a moment ago, a request
 * that is settled, or an institution or service that is gone. At the desk: a ticket that has changed, a contact that has changed.
 */
export type CollisionWith =
  | 'openTicket'
  | 'answered'
  | 'connected'
  | 'notConnected'
  | 'changed'
  | 'contradiction'
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
