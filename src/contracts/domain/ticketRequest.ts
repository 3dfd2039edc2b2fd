import type { WantedChange } from '../wire/changeSet';
import type { EntityType } from '../wire/enumerations';
import type { WishedService, WishesAnswer, WishRequest } from '../wire/wishes';
import type { SettingsChange } from './change';
import type { RefusedLine } from './changeSet';
import type { InvitationType } from './ticketRules';

/** Writes that end in a ticket. */
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
  | { readonly kind: 'change'; readonly change: SettingsChange }
  /** Adds to the institution's set without sending it. */
  | { readonly kind: 'gather'; readonly lines: readonly WantedChange[] }
  /** Wishes go only to the administrators of the institution. */
  | ({ readonly kind: 'ask' } & WishRequest)
  | ({ readonly kind: 'takeBack' } & WishedService)
  | ({ readonly kind: 'answer' } & WishesAnswer)
  /** The set, as the person saw it. */
  | { readonly kind: 'changeSet'; readonly version: string; readonly comments: string };

/** Outcome of a request. */
export type RequestOutcome =
  /**
   * A ticket was filed; `key` is absent if a server sends none (REQUIREMENTS 152). `tickets`: their number, one for
   * each line of a set, of which `made` lines were made at once and `left` lines stay in it.
   */
  | {
      readonly kind: 'filed';
      readonly key?: string;
      readonly tickets?: number;
      readonly made?: number;
      readonly left?: number;
    }
  /** The server keeps the request, and files it once the ticket system answers again. */
  | { readonly kind: 'queued' }
  /** Nothing would change, so nothing was filed. */
  | { readonly kind: 'unchanged' }
  /** Connected at once, without a ticket; `left` lines stay in the set. */
  | { readonly kind: 'established'; readonly left?: number }
  /** Answered at once, negatively. */
  | { readonly kind: 'rejected' }
  /** A wish or an answer to wishes was stored. */
  | { readonly kind: 'noted' }
  | Gathered;

/** Lines added to the institution's set, and the refused ones. */
export interface Gathered {
  readonly kind: 'gathered';
  readonly added: number;
  /** Number of lines in the set now. */
  readonly size: number;
  readonly refused: readonly RefusedLine[];
}
