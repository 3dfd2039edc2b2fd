import type { RequestOutcome } from '../../contracts/domain/ticket';
import { failureGuards } from '../kit/failureGuards';

interface Told {
  readonly told: { readonly kind: string };
}

/** Parameter mapper for `onDone`: what an invoked actor told. */
export function told({ event }: { event: { output: { readonly kind: string } } }): Told {
  return { told: event.output };
}

export function outcome({ event }: { event: { output: RequestOutcome } }): { outcome: RequestOutcome } {
  return { outcome: event.output };
}

export const ticketRequestGuards = {
  ...failureGuards,
  isFiled: (_: unknown, params: Told) => params.told.kind === 'filed',
  isQueued: (_: unknown, params: Told) => params.told.kind === 'queued',
  isUnchanged: (_: unknown, params: Told) => params.told.kind === 'unchanged',
  isEstablished: (_: unknown, params: Told) => params.told.kind === 'established',
  isRetry: (_: unknown, params: Told) => params.told.kind === 'retry',
  isReturn: (_: unknown, params: Told) => params.told.kind === 'return',
};
