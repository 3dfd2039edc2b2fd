import { sql } from 'kysely';
import type { Localised } from '../../../src/contracts/wire/common';
import type { DeskPage, DeskQuery, DeskTicketRow, DeskTicketState } from '../../../src/contracts/wire/desk';
import { nameOf } from '../../platform/text/localise';
import type { Queries } from '../../platform/storage/database';
import type { StoredTicket } from '../../modules/tickets/tickets.module';
import { possibleActions, answerGiven, withSubjects, type Answer } from '../../modules/desk/desk.module';
import { holderNow, holdingActions, type Holder } from './holding';

const PAGE_SIZE = 20;

/** A ticket with the names of its subjects, in all languages; null: no longer known. */
export interface NamedTicket extends StoredTicket {
  readonly institutionNames: Localised | null;
  readonly serviceNames: Localised | null;
  readonly serviceId: number | null;
  readonly answer: Answer;
  readonly holder: Holder | null;
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
      holderNow.as('holder'),
      sql<number>`coalesce((select max(id) from ticket_event where ticket_key = ticket.key), 0)`.as(
        'revision',
      ),
    ]);
}

/**
 * Reads the queue of the desk: open tickets, or those of them that the reader has, oldest first; or all, newest first.
 * `total` does not depend on the page.
 */
export async function deskPage(
  queries: Queries,
  query: DeskQuery,
  language: string,
  reader: string,
): Promise<DeskPage> {
  const { state = 'open', startAt = 0, maxResults = PAGE_SIZE } = query;
  const direction = state === 'all' ? 'desc' : 'asc';
  const wanted = matching(query, reader);
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
    tickets: tickets.map((ticket) => deskRow(ticket, language, reader)),
    total: Number(total),
    startAt,
    maxResults,
  };
}

function matching({ state = 'open', type, search = '' }: DeskQuery, reader: string) {
  const searchText = search.trim();
  const pattern = `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    ...(state === 'all' ? [] : [sql<boolean>`ticket.open`]),
    ...(state === 'mine' ? [sql<boolean>`${holderNow} ->> 'person' = ${reader}`] : []),
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

/** Returns the state of a ticket for a person at the desk; without one, for a person who has only a link. */
export function stateOf(ticket: NamedTicket, reader?: string): DeskTicketState {
  return {
    status: ticket.status,
    revision: ticket.revision,
    possible: [...possibleActions(ticket), ...holdingActions(ticket, reader)],
    ...(ticket.holder && { holder: ticket.holder.name }),
  };
}

export function deskRow(ticket: NamedTicket, language: string, reader?: string): DeskTicketRow {
  const { service_entity_id: serviceEntityId } = ticket;
  return {
    jiraKey: ticket.key,
    type: ticket.type,
    ...(ticket.change && { changeKind: ticket.change.kind }),
    ...stateOf(ticket, reader),
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
