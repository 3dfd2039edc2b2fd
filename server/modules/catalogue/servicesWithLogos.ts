import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import { STORED_LOGOS } from '../federation/federation.module';

/**
 * Address of a logo: local if its picture is stored, from metadata if logos are not fetched, null if the fetch failed.
 */
const logoUrl = sql<string | null>`case when logo_address.address is null then service.document ->> 'logoUrl'
  else ${STORED_LOGOS}::text || logo_address.hash end`;

/** Selects services with `logo_url`, the address from which a browser loads the logo. */
export function servicesWithLogos(queries: Queries) {
  return queries
    .selectFrom('service')
    .leftJoin('logo_address', (join) =>
      join.on('logo_address.address', '=', sql<string>`service.document ->> 'logoUrl'`),
    )
    .selectAll('service')
    .select(logoUrl.as('logo_url'));
}
