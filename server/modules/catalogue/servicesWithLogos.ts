import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import { KEPT_LOGOS } from '../federation/federation.module';

/**
 * The address of a logo: here, where its picture is kept; as metadata names it, where logos are not fetched; none, where it
 * could not be had.
 */
const logoUrl = sql<string | null>`case when logo_address.address is null then service.document ->> 'logoUrl'
  else ${KEPT_LOGOS}::text || logo_address.hash end`;

/** Selects services, each with `logo_url`: where a browser loads its logo. */
export function servicesWithLogos(queries: Queries) {
  return queries
    .selectFrom('service')
    .leftJoin('logo_address', (join) =>
      join.on('logo_address.address', '=', sql<string>`service.document ->> 'logoUrl'`),
    )
    .selectAll('service')
    .select(logoUrl.as('logo_url'));
}
