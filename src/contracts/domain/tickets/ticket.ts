import type { EntityType, TicketResolution, TicketStatus, TicketType } from '../../wire/enumerations';
import type { TicketChange, TicketEvent } from '../../wire/ticketParts';

export type { TicketChange, TicketEvent };

/** A request of an institution, or an invitation to it, at the ticket system. */
export interface Ticket {
  readonly key: string;
  readonly type: TicketType;
  readonly status: TicketStatus;
  readonly resolution?: TicketResolution;
  readonly rejected: boolean;
  readonly userName: string;
  readonly emailTo: readonly string[];
  /** Message written to or by the institution; empty: none. */
  readonly message: string;
  /** Settings before and after; absent if the server does not send them. */
  readonly change?: TicketChange;
  readonly institutionEntityId: string;
  readonly institutionName: string;
  readonly serviceEntityId: string;
  /** Absent if the server no longer knows the service. */
  readonly serviceName?: string;
  readonly serviceId?: number;
  readonly serviceType: EntityType;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  readonly updatedAt?: string;
  /**
   * For admins, whether they filed an open request and may withdraw it. Absent: it cannot be withdrawn here, or no
   * longer.
   */
  readonly withdrawable?: boolean;
  /**
   * All events of the ticket, oldest first; only for a ticket that was looked up by its key, if the server sends them.
   */
  readonly events?: readonly TicketEvent[];
}

export interface TicketPage {
  readonly tickets: readonly Ticket[];
  readonly total: number;
}
