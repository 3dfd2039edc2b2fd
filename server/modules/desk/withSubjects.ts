import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';

/** Selects tickets with what they are about: their institution and service, where those are still known. */
export function withSubjects(queries: Queries) {
  return queries
    .selectFrom('ticket')
    .leftJoin('institution', 'institution.entity_id', 'ticket.institution_entity_id')
    .leftJoin('service', (join) =>
      join
        .onRef('service.entity_type', '=', 'ticket.service_type')
        .onRef('service.entity_id', '=', 'ticket.service_entity_id'),
    );
}

/** What an institution answered to an invitation; null: nothing yet, or it is none. */
export type Answer = 'accepted' | 'denied' | null;

export const answerGiven = sql<Answer>`(select split_part(event, '.', 2) from ticket_event
  where ticket_key = ticket.key and event in ('invitation.accepted', 'invitation.denied')
  order by id desc limit 1)`;
