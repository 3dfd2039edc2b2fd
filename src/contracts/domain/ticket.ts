import type { EntityType, TicketResolution, TicketStatus, TicketType } from '../wire/enumerations';
import type { TicketChange, TicketEvent } from '../wire/ticketParts';

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
  /** Settings before and after; absent where the server does not tell it. */
  readonly change?: TicketChange;
  readonly institutionEntityId: string;
  readonly institutionName: string;
  readonly serviceEntityId: string;
  /** Absent where the server does not know the service any more. */
  readonly serviceName?: string;
  readonly serviceId?: number;
  readonly serviceType: EntityType;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  readonly updatedAt?: string;
  /** Tells admins of an open request whether they filed it and may withdraw it. Absent: nobody can here, or not any more. */
  readonly withdrawable?: boolean;
  /** All that happened to it, the oldest first; only of a ticket that was asked for by its key, where the server tells. */
  readonly events?: readonly TicketEvent[];
}

export interface TicketPage {
  readonly tickets: readonly Ticket[];
  readonly total: number;
}
