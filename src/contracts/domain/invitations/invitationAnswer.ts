import type { TicketResolution } from '../../wire/enumerations';
import type { Ticket } from '../tickets/ticket';
import { isOpen } from '../tickets/ticketRules';

/** Outcome of an invitation; `processed` means that it is not known whether it was approved or denied. */
export type InvitationEnd = 'approved' | 'denied' | 'processed';

const ends: Partial<Record<TicketResolution, InvitationEnd>> = {
  done: 'approved',
  resolved: 'approved',
  cancelled: 'denied',
  wont_do: 'denied',
  wont_fix: 'denied',
};

/**
 * Returns how an invitation ended, undefined while it is open. `rejected` and the resolution decide, never the status
 * alone: a ticket system may continue to process a denied invitation, which counts as denied in every status.
 */
export function invitationEnd({
  status,
  rejected,
  resolution,
}: Pick<Ticket, 'status' | 'rejected' | 'resolution'>): InvitationEnd | undefined {
  if (rejected) return 'denied';
  if (isOpen({ status })) return undefined;
  return (resolution && ends[resolution]) ?? 'processed';
}
