import type { Failure } from '../../../contracts/domain/failure';
import type { SentInvitation } from '../../../contracts/domain/invitations/invitation';
import type { FlashFact } from '../../kit/facts';
import type { StateMeta, StateTag } from '../../kit/meta';

export interface ResendInviteInput {
  /** Key of the ticket. */
  readonly key: string;
  /** Random, new for each opening of the page. */
  readonly requestId: string;
}

export interface ResendInviteContext extends ResendInviteInput {
  readonly invitation: SentInvitation | null;
  /** The last message that was sent with the reminder; null before. */
  readonly message: string | null;
  readonly failure: Failure | null;
}

export type ResendInviteEvent = { type: 'form.submitted'; message: string } | { type: 'retry.requested' };

/** A reminder; the header of its call names the ticket's own institution. */
export interface Reminder {
  readonly key: string;
  readonly institution: string;
  readonly message: string;
  readonly requestId: string;
}

export interface ResendInviteTypes {
  input: ResendInviteInput;
  context: ResendInviteContext;
  events: ResendInviteEvent;
  emitted: FlashFact;
  meta: StateMeta;
  tags: StateTag;
}
