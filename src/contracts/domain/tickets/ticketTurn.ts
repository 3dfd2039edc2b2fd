import type { TicketStatus } from '../../wire/enumerations';

/** The party that has to act on a ticket: its institution, others, or none any more. */
export type Turn = 'institution' | 'others' | 'nobody';

/** In the order in which a list shows them. */
export const turns: readonly Turn[] = ['institution', 'others', 'nobody'];

export const statusesOf: Readonly<Record<Turn, readonly TicketStatus[]>> = {
  institution: ['Waiting for customer'],
  others: ['Waiting for Acceptance', 'Open', 'In Progress', 'On Hold', 'Reopened'],
  nobody: ['Resolved', 'Closed'],
};
