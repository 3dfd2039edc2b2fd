import type { Ticket } from '../../../contracts/domain/tickets/ticket';

/** All that decides what an invite link means for this person, now. */
export interface InviteLinkInput {
  readonly guest: boolean;
  /** Rank of the login; 0 for a guest. */
  readonly level: number;
  readonly stepUpOffered: boolean;
  /** This tab left for the login once because of this key, or cannot remember whether it did. */
  readonly alreadySent: boolean;
  /** Viewers, admins and super users may; members may not. */
  readonly mayFollowTickets: boolean;
  readonly ticketSystemDown: boolean;
  readonly lookUp: 'looking' | 'failed' | 'done';
  /** The ticket with this key, of the institution acted for and of this service; null: there is none. */
  readonly ticket: Pick<Ticket, 'type' | 'status' | 'rejected' | 'resolution'> | null;
  readonly connected: boolean;
}
