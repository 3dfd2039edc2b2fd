import type { UnderWay } from '../../../contracts/domain/connection';
import type { Applicant, Refusal } from '../../../contracts/domain/refusal';
import type { Ticket } from '../../../contracts/domain/ticket';

/** What a button and its reason tell of a ticket. */
export type PendingTicket = Pick<
  Ticket,
  'key' | 'type' | 'status' | 'requestedAt' | 'message' | 'withdrawable'
>;

/** How far the look-up of open tickets is; `notDone` for those who may not follow tickets. */
export type LookUp = 'done' | 'looking' | 'failed' | 'notDone';

/** All that decides which button the header of a service shows. */
export interface ServiceConnectionInput extends Applicant {
  readonly connected: boolean;
  /** An example from which the institution gets an instance of its own. */
  readonly singleTenant: boolean;
  /** It speaks no SAML 2.0. */
  readonly saml1Only: boolean;
  /** The newest ticket about this connection, as far as it is known. */
  readonly ticket: PendingTicket | null;
  readonly lookUp: LookUp;
  readonly ticketSystemDown: boolean;
}

export interface ServiceConnectionContext extends ServiceConnectionInput {
  /** The reason why this person may change nothing; null: may. */
  readonly refusal: Refusal | null;
  /** What the ticket is about to do; null where nobody looks for tickets. */
  readonly underWay: UnderWay | null;
}
