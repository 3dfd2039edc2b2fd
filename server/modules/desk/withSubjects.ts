import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';

/** Selects tickets with their institution and service, if those are still known. */
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

/** Answer of an institution to an invitation; null: none yet, or not an invitation. */
export type Answer = 'accepted' | 'denied' | null;

export const answerGiven = sql<Answer>`(select split_part(event, '.', 2) from ticket_event
  where ticket_key = ticket.key and event in ('invitation.accepted', 'invitation.denied')
  order by id desc limit 1)`;
