import type { UnderWay } from '../../../contracts/domain/services/connection';
import type { Applicant, Refusal } from '../../../contracts/domain/tickets/refusal';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';

/** The data of a ticket that a button and its reason show. */
export type PendingTicket = Pick<
  Ticket,
  'key' | 'type' | 'status' | 'requestedAt' | 'message' | 'withdrawable'
>;

/** State of the look-up of open tickets; `notDone` for people who may not see tickets. */
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
  /** The purpose of the open ticket; null if tickets are not looked up. */
  readonly underWay: UnderWay | null;
}
