import type { Failure } from '../../contracts/domain/failure';
import type { ServiceRef } from '../../contracts/domain/service';
import type { StateMeta, StateTag } from '../kit/meta';
import type { ConnectDraft } from './connect.draft';
import type { ConnectSubject } from './connect.subject';

export interface ConnectInput {
  readonly service: ServiceRef;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly person: { readonly admin: boolean; readonly email: string; readonly level: number };
  readonly institution: {
    readonly name: string;
    readonly hasInstitutionId: boolean;
    readonly test: boolean;
    /** Absent: unknown, so no guard fires. */
    readonly publishedInEdugain?: boolean;
  };
  readonly levels: readonly string[];
  readonly stepUpOffered: boolean;
  readonly draft: ConnectDraft | null;
}

export interface ConnectContext extends ConnectInput {
  readonly subject: ConnectSubject | null;
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  /** How often the service was looked up. */
  readonly lookups: number;
  /** The ticket that was filed, or that somebody else filed before. */
  readonly ticketKey: string | null;
  readonly failure: Failure | null;
}

export type ConnectEvent =
  | { type: 'form.submitted'; draft: ConnectDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: ConnectDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface ConnectTypes {
  input: ConnectInput;
  context: ConnectContext;
  events: ConnectEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
