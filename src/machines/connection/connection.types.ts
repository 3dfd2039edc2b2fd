import type { Failure } from '../../contracts/domain/failure';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import type { StateMeta, StateTag } from '../kit/meta';
import type { SecondWayOffer } from '../shared/secondWay';
import type { ConnectingInstitution, ConnectionSubject, Policies } from './connection.subject';

/** A person who asks for something, before anything is looked up. */
export interface Requester {
  readonly service: ServiceRef;
  /** Key of the ticket whose invitation is answered; null: a request of one's own. */
  readonly invitation: string | null;
  readonly person: { readonly admin: boolean; readonly email: string; readonly level: number };
  readonly institution: ConnectingInstitution;
}

/** What every dialog about a connection starts from. */
export interface ConnectionInput<Draft> extends Requester, SecondWayOffer {
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  /** Level URIs that the federation offers. */
  readonly levels: readonly string[];
  readonly stepUpOffered: boolean;
  /** The draft from before a step-up. */
  readonly draft: Draft | null;
}

export interface ConnectionContext<Draft> extends ConnectionInput<Draft> {
  readonly subject: ConnectionSubject | null;
  readonly policies: Policies;
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  /** Number of look-ups of service and ticket. */
  readonly lookups: number;
  /** The ticket that was created or answered, or that blocks the request. */
  readonly ticketKey: string | null;
  readonly failure: Failure | null;
}

type ConnectionEvent<Draft> =
  | { type: 'form.submitted'; draft: Draft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: Draft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface ConnectionTypes<Draft, OwnEvent extends { type: string } = never> {
  input: ConnectionInput<Draft>;
  context: ConnectionContext<Draft>;
  events: ConnectionEvent<Draft> | OwnEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
