import { sql } from 'kysely';
import type { Tx } from '../../../platform/storage/database';
import { writeDue } from './newsTurns';

/**
 * Writes news about institutions whose last review was closed more than a year ago, as long as no other one is open;
 * once, and once more each year after that. An institution that has never had a review gets none.
 */
export async function writeLateReviews(tx: Tx, now: Date): Promise<number> {
  return writeDue(
    tx,
    now,
    sql`
      select format('review %s', id) as turn, 'reviewLate' as kind, null::text as service_type,
        null::text as service_entity_id, institution_entity_id, jsonb_build_object('review', id) as facts
      from (
        select distinct on (institution_entity_id) institution_entity_id, id, closed_at from review
        order by institution_entity_id, started_at desc) as last
      where closed_at < ${now}::timestamptz - interval '1 year' and exists (
        select from subscription where watched and kind = 'connections'
          and subscription.institution_entity_id = last.institution_entity_id)`,
  );
}
