import type { TicketResolution } from '../wire/enumerations';
import type { Ticket } from './ticket';
import { isOpen } from './ticketRules';

/** How an invitation ended; `processed`: over, and nobody can tell whether it was approved or denied. */
export type InvitationEnd = 'approved' | 'denied' | 'processed';

const ends: Partial<Record<TicketResolution, InvitationEnd>> = {
  done: 'approved',
  resolved: 'approved',
  cancelled: 'denied',
  wont_do: 'denied',
  wont_fix: 'denied',
};

/**
 * Told by `rejected` and the resolution, never by the status alone. A ticket system may go on with a denied invitation: it
 * counts as denied in every status. Undefined: still open.
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
