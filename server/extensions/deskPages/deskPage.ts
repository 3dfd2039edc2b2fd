import { sql } from 'kysely';
import type { Localised } from '../../../src/contracts/wire/common';
import type { DeskPage, DeskQuery, DeskTicketRow } from '../../../src/contracts/wire/desk';
import { nameOf } from '../../platform/text/localise';
import type { Queries } from '../../platform/storage/database';
import type { StoredTicket } from '../../modules/tickets/tickets.module';
import { possibleActions, answerGiven, withSubjects, type Answer } from '../../modules/desk/desk.module';

const PAGE_SIZE = 20;

/** A ticket with the names of its subjects, in all languages; null: no longer known. */
export interface NamedTicket extends StoredTicket {
  readonly institutionNames: Localised | null;
  readonly serviceNames: Localised | null;
  readonly serviceId: number | null;
  readonly answer: Answer;
  /** Number of the newest event; increases with every event of the ticket. */
  readonly revision: number;
}

/** Selects tickets with their names, for filtering, sorting and paging. */
export function namedTickets(queries: Queries) {
  return withSubjects(queries)
    .selectAll('ticket')
    .select([
      sql<Localised | null>`institution.document -> 'names'`.as('institutionNames'),
      sql<Localised | null>`service.document -> 'names'`.as('serviceNames'),
      'service.eid as serviceId',
      answerGiven.as('answer'),
      sql<number>`coalesce((select max(id) from ticket_event where ticket_key = ticket.key), 0)`.as(
        'revision',
      ),
    ]);
}

/**
 * Reads the queue of the desk: open tickets, oldest first; or all, newest first. `total` does not depend on the page.
 */
export async function deskPage(queries: Queries, query: DeskQuery, language: string): Promise<DeskPage> {
  const { state = 'open', startAt = 0, maxResults = PAGE_SIZE } = query;
  const direction = state === 'open' ? 'asc' : 'desc';
  const wanted = matching(query);
  const { total } = await withSubjects(queries)
    .where(wanted)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const tickets = await namedTickets(queries)
    .where(wanted)
    .orderBy('ticket.requested_at', direction)
    .orderBy('ticket.number', direction)
    .limit(maxResults)
    .offset(startAt)
    .execute();
  return {
    tickets: tickets.map((ticket) => deskRow(ticket, language)),
    total: Number(total),
    startAt,
    maxResults,
  };
}

function matching({ state = 'open', type, search = '' }: DeskQuery) {
  const searchText = search.trim();
  const pattern = `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    ...(state === 'open' ? [sql<boolean>`ticket.open`] : []),
    ...(type === undefined ? [] : [sql<boolean>`ticket.type = ${type}`]),
    ...(searchText === ''
      ? []
      : [
          sql<boolean>`(ticket.key ilike ${pattern} or ticket.user_name ilike ${pattern}
            or ticket.institution_entity_id ilike ${pattern} or ticket.service_entity_id ilike ${pattern}
            or exists (select from jsonb_each_text(institution.document -> 'names') as n where n.value ilike ${pattern})
            or exists (select from jsonb_each_text(service.document -> 'names') as n where n.value ilike ${pattern}))`,
        ]),
  ];
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

export function deskRow(ticket: NamedTicket, language: string): DeskTicketRow {
  const { service_entity_id: serviceEntityId } = ticket;
  return {
    jiraKey: ticket.key,
    type: ticket.type,
    ...(ticket.change && { changeKind: ticket.change.kind }),
    status: ticket.status,
    revision: ticket.revision,
    possible: possibleActions(ticket),
    ...(ticket.resolution && { resolution: ticket.resolution }),
    rejected: ticket.rejected,
    ...(ticket.answer && { answer: ticket.answer }),
    institution: nameOf(ticket.institutionNames ?? {}, language, ticket.institution_entity_id),
    ...(serviceEntityId && { service: nameOf(ticket.serviceNames ?? {}, language, serviceEntityId) }),
    userName: ticket.user_name,
    requestedAt: ticket.requested_at.toISOString(),
    updatedAt: ticket.updated_at.toISOString(),
  };
}
