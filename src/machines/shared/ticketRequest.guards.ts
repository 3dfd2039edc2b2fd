import { failureGuards } from '../kit/failures';

interface Reported {
  readonly reported: { readonly kind: string };
}

/** Parameter mapper for `onDone`: the kind of the answer of an invoked actor. */
export function reported({ event }: { event: { output: { readonly kind: string } } }): Reported {
  return { reported: event.output };
}

export const ticketRequestGuards = {
  ...failureGuards,
  isFiled: (_: unknown, params: Reported) => params.reported.kind === 'filed',
  isQueued: (_: unknown, params: Reported) => params.reported.kind === 'queued',
  isUnchanged: (_: unknown, params: Reported) => params.reported.kind === 'unchanged',
  isEstablished: (_: unknown, params: Reported) => params.reported.kind === 'established',
  isRejected: (_: unknown, params: Reported) => params.reported.kind === 'rejected',
  isRetry: (_: unknown, params: Reported) => params.reported.kind === 'retry',
  isReturn: (_: unknown, params: Reported) => params.reported.kind === 'return',
};
