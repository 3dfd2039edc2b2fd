import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import type { Texts } from '../../../contracts/domain/person/person';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { Gathered } from '../requests.setup';
import type { GatheringDraft } from './gathering.draft';

export interface GatheringInput {
  readonly services: readonly PickedService[];
  readonly person: { readonly admin: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  /** Multi-factor values that are offered, as this federation calls them. */
  readonly multiFactor: readonly { readonly uri: string; readonly names?: Texts }[];
  readonly draft: GatheringDraft | null;
}

export interface GatheringContext extends GatheringInput {
  /** Names what the dialog is about; it is about no single service. */
  readonly subject: null;
  /** The outcome of the addition; null before. */
  readonly outcome: Gathered | null;
  readonly failure: Failure | null;
}

export type GatheringEvent =
  | { type: 'form.submitted'; draft: GatheringDraft }
  /** The person wants to close; `draft` is what would be lost, null when nothing was chosen. */
  | { type: 'dismissal.requested'; draft: GatheringDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface GatheringTypes {
  input: GatheringInput;
  context: GatheringContext;
  events: GatheringEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
