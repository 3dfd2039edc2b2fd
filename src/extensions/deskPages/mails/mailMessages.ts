import type { MailAddress, MailKind, MailState } from '../../../contracts/wire/mail';
import type { StatusKind } from '../../../ui/marks/StatusMark';

export const kindMessages = {
  invitation: 'mails.kind.invitation',
  disconnectInvitation: 'mails.kind.disconnectInvitation',
  reminder: 'mails.kind.reminder',
  connected: 'mails.kind.connected',
  firstPolicy: 'mails.kind.firstPolicy',
  desk: 'mails.kind.desk',
  digest: 'mails.kind.digest',
  wishAnswer: 'mails.kind.wishAnswer',
  review: 'mails.kind.review',
} as const satisfies Record<MailKind, string>;

export const stateMessages = {
  kept: 'mails.state.kept',
  waiting: 'mails.state.waiting',
  sent: 'mails.state.sent',
  failed: 'mails.state.failed',
} as const satisfies Record<MailState, string>;

export const stateMarks: Readonly<Record<MailState, StatusKind>> = {
  kept: 'off',
  waiting: 'waiting',
  sent: 'on',
  failed: 'action',
};

/** Returns `Ann Bee <ann@north.example>`, or the address alone. */
export function addressText({ name, address }: MailAddress): string {
  return name && name !== address ? `${name} <${address}>` : address;
}
