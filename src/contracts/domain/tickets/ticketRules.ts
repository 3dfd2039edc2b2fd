import type { TicketStatus, TicketType } from '../../wire/enumerations';

/** The members of a ticket that the rules about tickets need. */
export interface TicketState {
  readonly type: TicketType;
  readonly status: TicketStatus;
}

/** The statuses of a ticket without a decision. */
export const openStatuses: readonly TicketStatus[] = [
  'Waiting for Acceptance',
  'Open',
  'In Progress',
  'On Hold',
  'Waiting for customer',
  'Reopened',
];

export function isOpen({ status }: Pick<TicketState, 'status'>): boolean {
  return openStatuses.includes(status);
}

/** The types that an institution's list requests: the other server knows no others in a filter (WIRE T13). */
export const listedTypes = [
  'LINKREQUEST',
  'UNLINKREQUEST',
  'CHANGE',
  'LINKINVITE',
  'UNLINKINVITE',
] as const satisfies readonly TicketType[];

/** An invitation of the federation: to connect a service, or to disconnect it. */
export type InvitationType = Extract<TicketType, 'LINKINVITE' | 'UNLINKINVITE'>;

export function isInvitation(type: TicketType): type is InvitationType {
  return type === 'LINKINVITE' || type === 'UNLINKINVITE';
}

/** Recognises the form of a ticket's key. */
export function isTicketKey(text: string): boolean {
  return text.length <= 50 && /^[A-Z][A-Z0-9]*-[0-9]+$/.test(text);
}
