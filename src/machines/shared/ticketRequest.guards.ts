import type { RequestOutcome, TicketRequest } from '../../contracts/domain/ticketRequest';
import { failureGuards } from '../kit/failures';

interface Reported {
  readonly reported: { readonly kind: string };
}

interface Scope {
  readonly context: { readonly request: TicketRequest };
}

/** Parameter mapper for `onDone`: what an invoked actor told. */
export function reported({ event }: { event: { output: { readonly kind: string } } }): Reported {
  return { reported: event.output };
}

export function outcome({ event }: { event: { output: RequestOutcome } }): { outcome: RequestOutcome } {
  return { outcome: event.output };
}

export const ticketRequestGuards = {
  ...failureGuards,
  isToBeGathered: ({ context }: Scope) => context.request.kind === 'gather',
  isAboutWishes: ({ context }: Scope) => ['ask', 'takeBack', 'answer'].includes(context.request.kind),
  isFiled: (_: unknown, params: Reported) => params.reported.kind === 'filed',
  isQueued: (_: unknown, params: Reported) => params.reported.kind === 'queued',
  isUnchanged: (_: unknown, params: Reported) => params.reported.kind === 'unchanged',
  isEstablished: (_: unknown, params: Reported) => params.reported.kind === 'established',
  isRetry: (_: unknown, params: Reported) => params.reported.kind === 'retry',
  isReturn: (_: unknown, params: Reported) => params.reported.kind === 'return',
};
