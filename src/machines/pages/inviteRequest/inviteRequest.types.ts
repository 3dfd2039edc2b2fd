import type { Failure } from '../../../contracts/domain/failure';
import type {
  InvitableInstitution,
  Invitation,
  InvitationChoices,
} from '../../../contracts/domain/invitations/invitation';
import type { FlashFact } from '../../kit/facts';
import type { StateMeta, StateTag } from '../../kit/meta';

export interface InviteRequestInput {
  /** Random, new for each invitation: part of the key under which it is sent. */
  readonly requestId: string;
}

export interface InviteRequestContext extends InviteRequestInput {
  readonly institution: InvitableInstitution | null;
  /** Choices of the institution chosen last, never of another. */
  readonly choices: InvitationChoices | null;
  /** The last invitation that was sent; kept for the next attempt. */
  readonly invitation: Invitation | null;
  readonly failure: Failure | null;
  /** Key of the ticket; null if the server sends none. */
  readonly key: string | null;
}

export type InviteRequestEvent =
  | { type: 'institution.selected'; institution: InvitableInstitution }
  | { type: 'institution.cleared' }
  | { type: 'form.submitted'; invitation: Invitation }
  | { type: 'retry.requested' }
  | { type: 'return.requested' };

/** The data that is requested about an institution. */
export type WantedChoices = Pick<InvitableInstitution, 'entityId' | 'institutionId'>;

export interface SentInvitationRequest {
  readonly invitation: Invitation;
  /** Idempotency key: the same invitation carries the same one, however often it is sent. */
  readonly requestId: string;
}

export interface InviteRequestTypes {
  input: InviteRequestInput;
  context: InviteRequestContext;
  events: InviteRequestEvent;
  output: { readonly key: string | null };
  emitted: FlashFact;
  meta: StateMeta;
  tags: StateTag;
}
