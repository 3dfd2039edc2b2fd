import type { DeskAction } from '../contract/desk';
import { isOpen } from '../../../contracts/domain/tickets/ticketRules';
import type { TicketStatus } from '../../../contracts/wire/enumerations';
import '../../../i18n/texts/ticket';
import type { StatusKind } from '../../../ui/marks/StatusMark';

export { othersStatusMessages } from '../../../contracts/domain/tickets/ticketStatusMessages';

export const statusMarks: Readonly<Record<TicketStatus, StatusKind>> = {
  'Waiting for Acceptance': 'action',
  Open: 'open',
  'In Progress': 'working',
  'On Hold': 'hold',
  'Waiting for customer': 'waiting',
  Resolved: 'on',
  Reopened: 'again',
  Closed: 'ended',
};

/** Returns whose turn it is. */
export function turnOf(status: TicketStatus): string {
  if (status === 'Waiting for customer') return 'desk.turn.institution';
  return isOpen({ status }) ? 'desk.turn.desk' : 'desk.turn.nobody';
}

interface ActionMessages {
  readonly label: string;
  /** Message that says when the action is possible, for actions that depend on the status. */
  readonly when?: string;
}

export const actionMessages = {
  accept: { label: 'desk.step.accept', when: 'desk.when.accept' },
  take: { label: 'desk.step.take', when: 'desk.when.take' },
  resolve: { label: 'desk.step.resolve', when: 'desk.when.resolve' },
  ask: { label: 'desk.step.ask', when: 'desk.when.ask' },
  hold: { label: 'desk.step.hold', when: 'desk.when.hold' },
  reject: { label: 'desk.step.reject', when: 'desk.when.reject' },
  withdraw: { label: 'desk.step.withdraw', when: 'desk.when.withdraw' },
  close: { label: 'desk.step.close', when: 'desk.when.close' },
  reopen: { label: 'desk.step.reopen', when: 'desk.when.reopen' },
  assign: { label: 'desk.step.assign' },
  takeOver: { label: 'desk.step.takeOver' },
  giveBack: { label: 'desk.step.giveBack' },
} as const satisfies Readonly<Record<DeskAction, ActionMessages>>;
