import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { OWN_LOGOS } from '../../../../src/contracts/domain/ownLogos';
import type { Tx } from '../../../platform/storage/database';
import { markName } from './logoMark';

interface Listed {
  readonly entity_id: string;
  readonly document: { logoUrl?: string };
}

/** One in this many has no logo, so that initials are shown as well. */
const WITHOUT = 5;

/**
 * Adds logos to most services. This server draws them, so that nothing is loaded from elsewhere. The logo depends on
 * the entity ID.
 */
export function addLogos(listed: readonly Listed[]): void {
  for (const { entity_id, document } of listed) {
    const digest = createHash('sha256').update(entity_id).digest();
    if (digest.readUInt8(31) % WITHOUT > 0)
      document.logoUrl = `${OWN_LOGOS}${markName(digest.readUIntBE(0, 3))}.svg`;
  }
}

/**
 * Updates the addresses of the demonstration's logos to the current address of this server, whatever `PUBLIC_URL` was
 * when they were stored.
 */
export async function placeLogos(tx: Tx, publicUrl: string): Promise<void> {
  const address = sql`document ->> 'logoUrl'`;
  for (const table of ['service', 'institution'] as const) {
    await tx
      .updateTable(table)
      .set({
        document: sql`jsonb_set(document, '{logoUrl}', to_jsonb(${publicUrl}::text || substring(${address} from ${`${OWN_LOGOS}.*`}::text)))`,
      })
      .where('origin', '=', 'seed')
      .where(sql<boolean>`not starts_with(${address}, ${`${publicUrl}/`})`)
      .execute();
  }
}
