import type { ChangeSubject, SettingsChange } from '../../contracts/domain/tickets/change';
import type { Failure } from '../../contracts/domain/failure';
import type { Level } from '../../contracts/domain/services/level';
import type { Named, Texts } from '../../contracts/domain/person/person';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import type { DialogFact } from '../kit/facts';
import type { StateMeta, StateTag } from '../kit/meta';
import type { SecondWayOffer } from '../shared/secondWay';
import type { KnownSetting } from './changeRequest.subject';

export interface ChangeRequestInput extends SecondWayOffer {
  /** The setting that is to be changed. */
  readonly about: ChangeSubject;
  /** Null if the change is about the institution itself. */
  readonly service: ServiceRef | null;
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  /** Assurance levels of this federation. */
  readonly levels: readonly Level[];
  /** Names of multi-factor values, as this federation calls them. */
  readonly labels: readonly { readonly uri: string; readonly names: Texts }[];
  /** The requested change; null if only the login has to be strong enough. */
  readonly draft: SettingsChange | null;
  /** The page behind has been loaded again and no longer holds the draft. */
  readonly heldHereOnly: boolean;
}

export interface ChangeRequestContext extends ChangeRequestInput {
  readonly subject: KnownSetting | null;
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly lookups: number;
  /** The ticket that was created, or that blocks the request. */
  readonly ticketKey: string | null;
  readonly failure: Failure | null;
}

export type ChangeRequestEvent =
  | { type: 'request.confirmed' }
  | { type: 'secondWay.requested' }
  /** The person wants to close; `draft` is what would be lost, null where the page still holds it. */
  | { type: 'dismissal.requested'; draft: SettingsChange | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface ChangeRequestTypes {
  input: ChangeRequestInput;
  context: ChangeRequestContext;
  events: ChangeRequestEvent;
  emitted: DialogFact;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
