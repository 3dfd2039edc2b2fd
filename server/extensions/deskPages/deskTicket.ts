import type { DeskTicketDetail, DeskTicketRow, DeskTicketState } from '../../../src/contracts/wire/desk';
import { present } from '../../platform/text/present';
import type { Queries } from '../../platform/storage/database';
import { deskRow, namedTickets } from './deskPage';
import { possibleActions } from '../../modules/desk/desk.module';
import {
  ticketChange,
  eventsOf,
  eventView,
  serviceNames,
  type StoredTicket,
} from '../../modules/tickets/tickets.module';

/** Members that are absent if they are blank, which the type alone would allow us to forget. */
type OptionalMember = Exclude<keyof DeskTicketDetail, keyof DeskTicketRow | 'institutionEntityId' | 'events'>;

/** Reads the ticket with all its events, for its page; returns undefined if no ticket has the key. */
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

/** Returns the number of the newest event of the ticket; increases with every event. */
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
