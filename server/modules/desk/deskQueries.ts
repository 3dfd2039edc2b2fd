import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import type { DeskTicket, DeskTicketDetail } from './deskRequest';
import { possibleActions } from './deskSteps';
import type { StoredTicket } from '../tickets/tickets.module';
import { answerGiven, withSubjects } from './withSubjects';

interface TicketSubject {
  readonly institution: string;
  readonly service: string | null;
  readonly answer: DeskTicket['answer'];
}

/** Reads the open tickets, oldest first. */
export async function listOpen(queries: Queries): Promise<DeskTicket[]> {
  const tickets = await namedTickets(queries)
    .where('open', '=', true)
    .orderBy('requested_at')
    .orderBy('number')
    .execute();
  return tickets.map(viewOf);
}

/** Reads the ticket with its history; undefined if no ticket has the key. */
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
    change: ticket.change,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    possible: possibleActions(ticket),
  };
}

function namedTickets(queries: Queries) {
  return withSubjects(queries)
    .selectAll('ticket')
    .select([
      sql<string>`coalesce(institution.document #>> '{displayNames,en}', institution.document #>> '{names,en}',
        ticket.institution_entity_id)`.as('institution'),
      sql<string | null>`coalesce(service.document #>> '{displayNames,en}', service.document #>> '{names,en}',
        ticket.service_entity_id)`.as('service'),
      answerGiven.as('answer'),
    ]);
}

function viewOf(ticket: StoredTicket & TicketSubject): DeskTicket {
  const { key, type, status, resolution, rejected, answer, institution, service } = ticket;
  return {
    key,
    type,
    status,
    resolution,
    rejected,
    answer,
    institution,
    service,
    userName: ticket.user_name,
    requestedAt: ticket.requested_at.toISOString(),
    updatedAt: ticket.updated_at.toISOString(),
  };
}
