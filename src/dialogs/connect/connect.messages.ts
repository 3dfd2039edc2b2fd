import type { LicenseStatus } from '../../contracts/wire/enumerations';
import type { ConnectWay } from '../../machines/connection/connection.subject';
import type { CheckKind } from '../../ui/Checklist';

interface CheckMessages {
  readonly kind: CheckKind;
  readonly title: string;
  readonly text: string;
}

/** What will happen when the form is sent. */
export const wayMessages = {
  ticket: { kind: 'ok', title: 'connect.way.ticket', text: 'connect.way.ticket.text' },
  immediate: { kind: 'ok', title: 'connect.way.immediate', text: 'connect.way.immediate.text' },
  sharedInstitution: { kind: 'ok', title: 'connect.way.shared', text: 'connect.way.shared.text' },
} as const satisfies Record<ConnectWay, CheckMessages>;

export const licenseMessages = {
  HAS_LICENSE_SURFMARKET: { kind: 'look', title: 'connect.license.check', text: 'connect.license.market' },
  HAS_LICENSE_SP: { kind: 'look', title: 'connect.license.check', text: 'connect.license.provider' },
  NO_LICENSE: { kind: 'look', title: 'connect.license.check', text: 'connect.license.none' },
  UNKNOWN: { kind: 'look', title: 'connect.license.check', text: 'connect.license.unknown' },
  NOT_NEEDED: { kind: 'ok', title: 'connect.license.notNeeded', text: 'connect.license.notNeeded.text' },
} as const satisfies Record<LicenseStatus, CheckMessages>;

/** By rank (contract §1.10). */
export const levelMessages: Readonly<Record<string, string>> = {
  '1': 'connect.level.1',
  '1.5': 'connect.level.1.5',
  '2': 'connect.level.2',
  '3': 'connect.level.3',
};

/** Label of the button that sends, and what it does. */
export interface SubmitMessages {
  readonly label: string;
  readonly reason: string;
}

export const submitMessages = {
  ticket: { label: 'connect.submit.ticket', reason: 'connect.submit.ticket.reason' },
  immediate: { label: 'connect.submit.immediate', reason: 'connect.submit.immediate.reason' },
  sharedInstitution: { label: 'connect.submit.immediate', reason: 'connect.submit.immediate.reason' },
} as const satisfies Record<ConnectWay, SubmitMessages>;

export const acceptMessages = {
  ticket: { label: 'connect.submit.accept', reason: 'connect.submit.accept.reason' },
  immediate: { label: 'connect.submit.accept', reason: 'connect.submit.acceptAtOnce.reason' },
  sharedInstitution: { label: 'connect.submit.accept', reason: 'connect.submit.acceptAtOnce.reason' },
} as const satisfies Record<ConnectWay, SubmitMessages>;
