import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';
import { KEPT_LOGOS } from '../../modules/federation/federation.module';

/** Removes pictures that nothing has shown for an hour; younger ones may belong to an import that is under way. */
export async function sweepLogos(tx: Tx): Promise<void> {
  await sql`
    delete from logo_address where not exists (
      select from service where service.document ->> 'logoUrl' = logo_address.address)`.execute(tx);
  await sql`
    delete from logo_picture where written_at < now() - interval '1 hour'
      and not exists (select from logo_address where logo_address.hash = logo_picture.hash)
      and not exists (select from service
        where service.document ->> 'logoUrl' = ${KEPT_LOGOS}::text || logo_picture.hash)
      and not exists (select from feed_entity
        where feed_entity.document ->> 'logoUrl' = ${KEPT_LOGOS}::text || logo_picture.hash)`.execute(tx);
}
