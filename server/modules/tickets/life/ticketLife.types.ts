import type { TicketResolution, TicketType } from '../../../../src/contracts/wire/enumerations';

export interface TicketLifeInput {
  readonly type: TicketType;
  /** Requests wait until the desk accepts them (setting DESK_ACCEPTANCE). */
  readonly deskAcceptance: boolean;
}

/** Outcome of a ticket; while it is open, it has no resolution. */
export interface TicketOutcome {
  readonly resolution: TicketResolution | null;
  readonly rejected: boolean;
}

export interface TicketLifeContext extends TicketOutcome {
  readonly isInvitation: boolean;
  readonly awaitsAcceptance: boolean;
}

export type TicketLifeEvent =
  | { readonly type: 'request.accepted' }
  | { readonly type: 'work.started' }
  | { readonly type: 'hold.placed' }
  | { readonly type: 'hold.lifted' }
  | { readonly type: 'customer.asked' }
  | { readonly type: 'customer.answered' }
  | { readonly type: 'request.resolved'; readonly resolution: TicketResolution }
  | { readonly type: 'request.rejected'; readonly resolution: TicketResolution }
  | { readonly type: 'request.withdrawn' }
  /** `atOnce`: the service connects without interaction, so that no work is left. */
  | { readonly type: 'invitation.accepted'; readonly atOnce: boolean }
  | { readonly type: 'invitation.denied' }
  | { readonly type: 'ticket.closed' }
  | { readonly type: 'ticket.reopened' };

export type TicketLifeEventType = TicketLifeEvent['type'];
