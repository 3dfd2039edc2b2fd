import type { EntityType } from '../../wire/enumerations';
import type { SettingsChange } from './change';
import type { InvitationType } from './ticketRules';

/** Writes of the core that end in a ticket. */
export type TicketRequest =
  | {
      readonly kind: 'connect';
      readonly serviceEntityId: string;
      readonly serviceType: EntityType;
      readonly comments: string;
      /** Level URI; empty: none. */
      readonly level: string;
      /** Address that the service may write to; empty: not shared. */
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

/** Outcome of a request. */
export type RequestOutcome =
  /** A ticket was filed; `key` is absent if a server sends none (REQUIREMENTS 152). */
  | { readonly kind: 'filed'; readonly key?: string }
  /** The server keeps the request, and files it once the ticket system answers again. */
  | { readonly kind: 'queued' }
  /** Nothing would change, so nothing was filed. */
  | { readonly kind: 'unchanged' }
  /** Connected at once, without a ticket. */
  | { readonly kind: 'established' }
  /** Answered at once, negatively. */
  | { readonly kind: 'rejected' }
  /** Stored; no ticket follows. */
  | { readonly kind: 'noted' };
