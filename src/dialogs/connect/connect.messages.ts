import type { ConnectWay } from '../../machines/connection/connection.subject';

/** Label of the button that sends, and what will happen then. */
export interface SubmitMessages {
  readonly label: string;
  readonly reason: string;
}

export const submitMessages = {
  ticket: { label: 'connect.submit.ticket', reason: 'connect.submit.ticket.reason' },
  immediate: { label: 'connect.submit.immediate', reason: 'connect.submit.immediate.reason' },
  sharedInstitution: { label: 'connect.submit.immediate', reason: 'connect.submit.shared.reason' },
} as const satisfies Record<ConnectWay, SubmitMessages>;

export const acceptMessages = {
  ticket: { label: 'connect.submit.accept', reason: 'connect.submit.accept.reason' },
  immediate: { label: 'connect.submit.accept', reason: 'connect.submit.acceptAtOnce.reason' },
  sharedInstitution: { label: 'connect.submit.accept', reason: 'connect.submit.acceptShared.reason' },
} as const satisfies Record<ConnectWay, SubmitMessages>;
