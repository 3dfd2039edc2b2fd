import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { type Actor, recordAudit } from '../../platform/audit/audit.module';
import { Refusal } from '../../platform/control/refusal';
import type { Tx } from '../../platform/storage/database';
import {
  conclude,
  importSource,
  lockFeeds,
  MetadataError,
  readTrust,
  SignatureRefused,
  USUAL_BRAKE,
} from '../../modules/metadata/metadata.module';
import type { FeedsCommand } from './feedsRequest';

type Addition = Extract<FeedsCommand, { action: 'add' }>;

/**
 * Adds a feed, or changes its settings; it is due at once. Omitted settings get the defaults of a new feed, except for
 * the place, which a known feed keeps. Throws Refusal.
 */
export async function addFeed(
  { database, config, now }: Pick<Dependencies, 'database' | 'config' | 'now'>,
  addition: Addition,
  actor: Actor,
): Promise<void> {
  check(addition);
  await database.transaction(async (tx) => {
    await lockFeeds(tx);
    await write(tx, addition, now());
    const { action: _action, name, certificates, ...rest } = addition;
    const after = { ...rest, verified: certificates !== undefined };
    await recordAudit(tx, { kind: 'feed.added', actor, object: { id: name }, after }, now());
    await conclude(tx, { ...config.metadata, now: now() });
  });
}

function check({ source, certificates }: Addition): void {
  try {
    importSource(source);
    if (certificates !== undefined) readTrust(certificates);
  } catch (error) {
    if (error instanceof MetadataError) throw new Refusal(error.message);
    if (error instanceof SignatureRefused)
      throw new Refusal(`The certificate is not taken: ${error.reason}.`);
    throw error;
  }
}

/** The last file is fetched again, since it may have another meaning now. A refresh in progress loses its lease. */
async function write(tx: Tx, addition: Addition, now: Date): Promise<void> {
  const {
    name,
    source,
    certificates,
    registrars,
    place,
    every,
    brake = USUAL_BRAKE,
    state = 'prodaccepted',
  } = addition;
  const columns = {
    source,
    certificates: certificates ?? null,
    registrars: registrars ?? null,
    every_seconds: every ?? null,
    brake,
    state,
    etag: null,
    last_modified: null,
    due_at: every === undefined ? null : now,
    lease: null,
    lease_until: null,
  };
  await tx
    .insertInto('feed')
    .values({
      name,
      ...columns,
      warnings: '[]',
      place: place ?? sql<number>`(select coalesce(max(place), 0) + 1 from feed)`,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...columns, ...(place !== undefined && { place }) }),
    )
    .execute();
}
