import { sql } from 'kysely';
import type { Queries } from '../storage/database';
import type { DeskTicket, DeskTicketDetail } from './deskRequest';
import { possibleActions } from './deskSteps';
import type { StoredTicket } from './ticketSystem';

interface Names {
  readonly institution: string;
  readonly service: string | null;
}

/** Tickets that are open, the oldest first. */
export async function listOpen(queries: Queries): Promise<DeskTicket[]> {
  const tickets = await namedTickets(queries)
    .where('open', '=', true)
    .orderBy('requested_at')
    .orderBy('number')
    .execute();
  return tickets.map(viewOf);
}

/** The ticket with all that happened to it; undefined where none has the key. */
export async function findTicket(queries: Queries, key: string): Promise<DeskTicketDetail | undefined> {
  const ticket = await namedTickets(queries).where('ticket.key', '=', key).executeTakeFirst();
  if (!ticket) return undefined;
  const events = await queries
    .selectFrom('ticket_event')
    .select(['at', 'event', 'status', 'actor', 'comment'])
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
  return {
    ...viewOf(ticket),
    body: ticket.body,
    userEmail: ticket.user_email,
    contactEmail: ticket.contact_email,
    institutionEntityId: ticket.institution_entity_id,
    serviceEntityId: ticket.service_entity_id,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    possible: possibleActions(ticket),
  };
}

function namedTickets(queries: Queries) {
  return queries
    .selectFrom('ticket')
    .leftJoin('institution', 'institution.entity_id', 'ticket.institution_entity_id')
    .leftJoin('service', (join) =>
      join
        .onRef('service.entity_type', '=', 'ticket.service_type')
        .onRef('service.entity_id', '=', 'ticket.service_entity_id'),
    )
    .selectAll('ticket')
    .select([
      sql<string>`coalesce(institution.document #>> '{displayNames,en}', institution.document #>> '{names,en}',
        ticket.institution_entity_id)`.as('institution'),
      sql<string | null>`coalesce(service.document #>> '{displayNames,en}', service.document #>> '{names,en}',
        ticket.service_entity_id)`.as('service'),
    ]);
}

function viewOf(ticket: StoredTicket & Names): DeskTicket {
  const { key, type, status, resolution, rejected, institution, service } = ticket;
  return {
    key,
    type,
    status,
    resolution,
    rejected,
    institution,
    service,
    userName: ticket.user_name,
    requestedAt: ticket.requested_at.toISOString(),
    updatedAt: ticket.updated_at.toISOString(),
  };
}
