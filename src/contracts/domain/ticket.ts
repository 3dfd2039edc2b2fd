import type { EntityType, TicketResolution, TicketStatus, TicketType } from '../wire/enumerations';
import type { TicketChange, TicketEvent } from '../wire/ticketParts';
import type { SettingsChange } from './change';

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

/** The statuses of a ticket that nobody has decided. */
export const openStatuses: readonly TicketStatus[] = [
  'Waiting for Acceptance',
  'Open',
  'In Progress',
  'On Hold',
  'Waiting for customer',
  'Reopened',
];

export function isOpen({ status }: { readonly status: TicketStatus }): boolean {
  return openStatuses.includes(status);
}

export interface TicketPage {
  readonly tickets: readonly Ticket[];
  readonly total: number;
}

/** What a person asked for, and what the ticket system made of it. */
export type RequestOutcome =
  /** A ticket was filed; `key` is absent where a server tells none (REQUIREMENTS 152). */
  | { readonly kind: 'filed'; readonly key?: string }
  /** The server keeps the request, and files it once the ticket system answers again. */
  | { readonly kind: 'queued' }
  /** Nothing would change, so nothing was filed. */
  | { readonly kind: 'unchanged' }
  /** Connected at once, without a ticket. */
  | { readonly kind: 'established' }
  /** Answered at once, negatively. */
  | { readonly kind: 'rejected' };

/** An invitation of the federation: to connect a service, or to disconnect it. */
export type InvitationType = Extract<TicketType, 'LINKINVITE' | 'UNLINKINVITE'>;

export function isInvitation(type: TicketType): type is InvitationType {
  return type === 'LINKINVITE' || type === 'UNLINKINVITE';
}

/** Recognises the form of a ticket's key. */
export function isTicketKey(text: string): boolean {
  return text.length <= 50 && /^[A-Z][A-Z0-9]*-[0-9]+$/.test(text);
}

/** The writes that end in a ticket. */
export type TicketRequest =
  | {
      readonly kind: 'connect';
      readonly serviceEntityId: string;
      readonly serviceType: EntityType;
      readonly comments: string;
      /** Level URI; empty: none. */
      readonly level: string;
      /** Empty: none is shared. */
      readonly contactEmail: string;
    }
  | {
      readonly kind: 'disconnect';
      readonly serviceEntityId: string;
      readonly serviceType: EntityType;
      readonly comments: string;
    }
  | {
      readonly kind: 'accept';
      readonly ticketKey: string;
      readonly invitation: InvitationType;
      readonly serviceEntityId: string;
      readonly serviceType: EntityType;
      readonly comments: string;
      /** Level URI; empty: none. */
      readonly level: string;
    }
  | {
      readonly kind: 'deny';
      readonly ticketKey: string;
      readonly invitation: InvitationType;
      readonly serviceEntityId: string;
      readonly comments: string;
    }
  | { readonly kind: 'withdraw'; readonly ticketKey: string; readonly comments: string }
  | { readonly kind: 'change'; readonly change: SettingsChange };
