import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { ReadSheet, SheetFault, SheetValues } from './changeSheet';
import type { Gathered } from '../requests.setup';
import type { UploadDraft } from './upload.draft';

export interface UploadInput {
  readonly person: { readonly admin: boolean };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly values: SheetValues;
  readonly draft: UploadDraft | null;
}

export interface UploadContext extends UploadInput {
  /** Names what the dialog is about; it is about no single service. */
  readonly subject: null;
  /** Content of the file; null before it is read. */
  readonly sheet: SheetFault | ReadSheet | null;
  /** The outcome of the addition; null before. */
  readonly outcome: Gathered | null;
  readonly failure: Failure | null;
}

export type UploadEvent =
  | { type: 'file.picked'; draft: UploadDraft }
  | { type: 'addition.requested' }
  | { type: 'dismissal.requested' }
  | { type: 'retry.requested' };

export interface UploadTypes {
  input: UploadInput;
  context: UploadContext;
  events: UploadEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
