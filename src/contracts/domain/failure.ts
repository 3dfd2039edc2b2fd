/**
 * Every way in which a call can fail, as the client tells them apart. Made in one place (`api/baseQuery`),
 * switched on exhaustively everywhere else. Status codes and problem types: decisions, "Compatible answers".
 */
export type Failure =
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
  | { readonly kind: 'validation'; readonly detail?: string }
  /** `unknown`: the request may have arrived; a retry carries the same idempotency key. */
  | { readonly kind: 'ticketSystemUnreachable'; readonly delivery: 'refused' | 'unknown' }
  | { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unknown'; readonly status?: number; readonly requestId?: string };

/** What stood in the way: an open ticket, an answer to the same invitation, or the wanted state itself. */
export type CollisionWith = 'openTicket' | 'answered' | 'connected' | 'notConnected';

export type FailureKind = Failure['kind'];
