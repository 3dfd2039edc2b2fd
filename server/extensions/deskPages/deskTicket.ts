import type { DeskTicketDetail, DeskTicketState } from '../../../src/contracts/wire/desk';
import type { Queries } from '../../platform/storage/database';
import { deskRow, namedTickets } from './deskPage';
import { possibleActions } from '../../modules/desk/desk.module';
import {
  changeAsked,
  eventsOf,
  eventView,
  serviceNames,
  type StoredTicket,
} from '../../modules/tickets/tickets.module';

/** Reads the ticket with all that happened to it, as its page shows it; undefined where none has the key. */
export async function deskTicket(
  queries: Queries,
  key: string,
  language: string,
): Promise<DeskTicketDetail | undefined> {
  const ticket = await namedTickets(queries).where('ticket.key', '=', key).executeTakeFirst();
  if (!ticket) return undefined;
  const events = await eventsOf(queries, key);
  const services = ticket.change?.kind === 'set' ? ticket.change.changes.map(({ service }) => service) : [];
  const named = await serviceNames(queries, services, language);
  return {
    ...deskRow(ticket, language),
    institutionEntityId: ticket.institution_entity_id,
    ...(ticket.service_entity_id && { serviceEntityId: ticket.service_entity_id }),
    ...(ticket.service_type && { serviceType: ticket.service_type }),
    ...(ticket.serviceId !== null && { serviceId: ticket.serviceId }),
    ...(ticket.user_email && { userEmail: ticket.user_email }),
    ...(ticket.contact_email && { contactEmail: ticket.contact_email }),
    ...(ticket.email_to && { emailTo: ticket.email_to }),
    ...(ticket.body && { body: ticket.body }),
    ...(ticket.personal_message && { personalMessage: ticket.personal_message }),
    ...(ticket.change && {
      change: changeAsked(ticket.change, ({ service, serviceType }) => named(service, serviceType)?.name),
    }),
    events: events.map(eventView),
  };
}

/** Number of the newest event of the ticket; grows with everything that happens to it. */
export async function revisionOf(queries: Queries, key: string): Promise<number> {
  const newest = await queries
    .selectFrom('ticket_event')
    .select('id')
    .where('ticket_key', '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? 0;
}

export function stateOf(ticket: StoredTicket, revision: number): DeskTicketState {
  return { status: ticket.status, revision, possible: possibleActions(ticket) };
}
