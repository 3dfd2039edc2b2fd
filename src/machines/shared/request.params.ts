import type { TicketRequestResult } from './ticketRequest.types';

/** Parameter mappers of the charts that end in a request: what of an event a guard or an action sees. */
export interface Kind {
  readonly kind: string;
}
export interface Told {
  readonly told: TicketRequestResult;
}
export interface Done<Output> {
  readonly event: { readonly output: Output };
}
type StepUpResult = { readonly kind: 'granted'; readonly level: number } | { readonly kind: 'refused' };

export function kind({ event }: Done<Kind>): Kind {
  return { kind: event.output.kind };
}

export function told({ event }: Done<TicketRequestResult>): Told {
  return { told: event.output };
}

export function draft<Draft>({ event }: { event: { draft: Draft } }): { draft: Draft } {
  return { draft: event.draft };
}

/** The rank of the login after a step-up. */
export function level({ event }: Done<StepUpResult>): { level: number } {
  return { level: event.output.kind === 'granted' ? event.output.level : 0 };
}

/** The rank that the server asks for. */
export function required({ event }: Done<TicketRequestResult>): { required: number } {
  return { required: event.output.kind === 'levelTooLow' ? event.output.required : 2 };
}

/** The key of the ticket that was filed or answered, or that stands in the way. */
export function ticket({ event }: Done<TicketRequestResult>): { key: string | null } {
  const result = event.output;
  if (result.kind === 'filed') return { key: result.key ?? null };
  return { key: result.kind === 'collided' ? (result.ticketKey ?? null) : null };
}
