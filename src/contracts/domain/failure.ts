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
  /** Somebody was first; `ticketKey` names the ticket that is already open, where the server tells. */
  | { readonly kind: 'collision'; readonly ticketKey?: string; readonly alreadyConnected: boolean }
  | { readonly kind: 'validation'; readonly detail?: string }
  /** `unknown`: the request may have arrived; a retry carries the same idempotency key. */
  | { readonly kind: 'ticketSystemUnreachable'; readonly delivery: 'refused' | 'unknown' }
  | { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unknown'; readonly status?: number; readonly requestId?: string };

export type FailureKind = Failure['kind'];
