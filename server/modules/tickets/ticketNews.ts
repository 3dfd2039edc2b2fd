import { isOpen } from '../../../src/contracts/domain/tickets/ticketRules';
import type { DashboardEvent } from '../../../src/contracts/wire/events';
import type { StoredTicket } from './storedTicket';
import type { TicketLifeEventType } from './life/ticketLife.types';

type Named = Pick<StoredTicket, 'key' | 'type' | 'institution_entity_id' | 'service_entity_id'>;
type Changed = Named & Pick<StoredTicket, 'status' | 'resolution'>;

/** A step of the ticket's life; a reminder is not part of it, since the status stays. */
type TicketStep = TicketLifeEventType | 'invitation.reminded';

function ticketData({ key, type, institution_entity_id: institution, service_entity_id: service }: Named) {
  return { ticket: key, type, institution, ...(service !== null && { service }) };
}

/** Returns the event of a new ticket for subscribers. */
export function filedEvent(ticket: Named): DashboardEvent {
  return { kind: 'ticket.filed', data: ticketData(ticket) };
}

/**
 * Returns the event of a step for subscribers, from the ticket as it is afterwards. A ticket ends once, before it is
 * closed.
 */
export function stepEvent(ticket: Changed, step: TicketStep): DashboardEvent {
  const { status, resolution } = ticket;
  const data = { ...ticketData(ticket), step, status };
  if (isOpen(ticket) || step === 'ticket.closed') return { kind: 'ticket.changed', data };
  return { kind: 'ticket.ended', data: { ...data, ...(resolution !== null && { resolution }) } };
}
