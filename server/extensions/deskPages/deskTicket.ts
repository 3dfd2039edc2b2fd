import type { DeskTicketDetail, DeskTicketRow, DeskTicketState } from '../../../src/contracts/wire/desk';
import { present } from '../../platform/text/present';
import type { Queries } from '../../platform/storage/database';
import { deskRow, namedTickets, stateOf } from './deskPage';
import { ticketChange, eventsOf, eventView, serviceNames } from '../../modules/tickets/tickets.module';

/** Members that are absent if they are blank, which the type alone would allow us to forget. */
type OptionalMember = Exclude<keyof DeskTicketDetail, keyof DeskTicketRow | 'institutionEntityId' | 'events'>;

/** Reads the ticket with all its events, for its page; returns undefined if no ticket has the key. */
export async function deskTicket(
  queries: Queries,
  key: string,
  language: string,
  reader?: string,
): Promise<DeskTicketDetail | undefined> {
  const ticket = await namedTickets(queries).where('ticket.key', '=', key).executeTakeFirst();
  if (!ticket) return undefined;
  const events = await eventsOf(queries, key);
  const services = ticket.change?.kind === 'set' ? ticket.change.changes.map(({ service }) => service) : [];
  const named = await serviceNames(queries, services, language);
  return {
    ...deskRow(ticket, language, reader),
    institutionEntityId: ticket.institution_entity_id,
    ...present({
      serviceEntityId: ticket.service_entity_id,
      serviceType: ticket.service_type,
      serviceId: ticket.serviceId,
      userEmail: ticket.user_email,
      contactEmail: ticket.contact_email,
      emailTo: ticket.email_to,
      body: ticket.body,
      personalMessage: ticket.personal_message,
      change:
        ticket.change &&
        ticketChange(ticket.change, ({ service, serviceType }) => named(service, serviceType)?.name),
    } satisfies Record<OptionalMember, unknown>),
    events: events.map(eventView),
  };
}

/** Reads the state of a ticket, as `stateOf` returns it. Fails if no ticket has the key. */
export async function deskState(queries: Queries, key: string, reader?: string): Promise<DeskTicketState> {
  const ticket = await namedTickets(queries).where('ticket.key', '=', key).executeTakeFirstOrThrow();
  return stateOf(ticket, reader);
}
