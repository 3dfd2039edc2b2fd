import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import type { Tx } from '../../platform/storage/database';
import { OWN_LOGOS } from '../../../src/contracts/domain/ownLogos';
import {
  bumpCatalogueVersion,
  keepLogos,
  logoHash,
  type LogoPicture,
} from '../../modules/federation/federation.module';

export type LogoNeeds = Pick<Dependencies, 'config' | 'database' | 'now'>;

/**
 * Addresses that are requested in one piece of work, after which the lists are rebuilt; all of them fail within the
 * lease.
 */
const AT_ONCE = 100;
const HOUR_MS = 3_600_000;
/** Time for which no other server requests the same address; the request itself takes seconds. */
const LEASE_MS = HOUR_MS / 12;
/** Interval after which a picture is checked again, and so is an address that never has one. */
const AGAIN_MS = 7 * 24 * HOUR_MS;

/** Outcome of an address; null: no picture. */
export type Outcome = readonly [address: string, picture: LogoPicture | null];

/** Adds the addresses in the metadata that were never requested. The demonstration's are drawn here. */
export async function addAddresses(tx: Tx, publicUrl: string, now: Date): Promise<void> {
  await sql`
    insert into logo_address (address, due_at)
    select distinct service.document ->> 'logoUrl', ${now}::timestamptz from service
    where service.document ->> 'logoUrl' ~ '^https?://'
      and not starts_with(service.document ->> 'logoUrl', ${publicUrl + OWN_LOGOS})
    on conflict do nothing`.execute(tx);
}

/** Returns the addresses that have waited longest. */
export async function takeAddresses({ database, now }: LogoNeeds): Promise<string[]> {
  const at = now();
  const rows = await database.transaction((tx) =>
    tx
      .updateTable('logo_address')
      .set({ lease_until: new Date(at.getTime() + LEASE_MS) })
      .where('address', 'in', (query) =>
        query
          .selectFrom('logo_address')
          .select('address')
          .where('due_at', '<=', at)
          .where((free) => free.or([free('lease_until', 'is', null), free('lease_until', '<=', at)]))
          .orderBy('due_at')
          .limit(AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning('address')
      .execute(),
  );
  return rows.map(({ address }) => address);
}

/**
 * Stores the outcomes. A failed address is requested again after an hour, and then at growing intervals; its earlier
 * picture stays. Rebuilds lists if a logo has changed.
 */
export async function keepOutcomes(
  { database, now }: LogoNeeds,
  outcomes: readonly Outcome[],
): Promise<void> {
  const at = now().getTime();
  await database.transaction(async (tx) => {
    await keepLogos(
      tx,
      outcomes.flatMap(([, picture]) => picture ?? []),
    );
    let hasChanged = false;
    for (const [address, picture] of outcomes) {
      const hash = picture && logoHash(picture);
      const known = await tx
        .selectFrom('logo_address')
        .select(['hash', 'failures'])
        .where('address', '=', address)
        .executeTakeFirst();
      if (!known) continue;
      hasChanged ||= hash !== null && hash !== known.hash;
      const failures = hash === null ? known.failures + 1 : 0;
      const wait = hash === null ? Math.min(AGAIN_MS, HOUR_MS * 2 ** known.failures) : AGAIN_MS;
      await tx
        .updateTable('logo_address')
        .set({ hash: hash ?? known.hash, failures, due_at: new Date(at + wait), lease_until: null })
        .where('address', '=', address)
        .execute();
    }
    if (hasChanged) await bumpCatalogueVersion(tx);
  });
}
