import { randomUUID } from 'node:crypto';
import type { WatchedRef } from '../../../src/extensions/watching/contract/watching.wire';
import { catalogueTypes, visibleServices } from '../../modules/catalogue/catalogue.module';
import type { Tx } from '../../platform/storage/database';
import type { NewsAccess } from './news/newsAccess';
import { requireRoom, subscriptionsOf } from './subscriptions';
import { newestNews } from './watchers';

/**
 * Watches services if the person may see them; existing subscriptions stay as they are. Throws `validation` if there is
 * not room for all.
 */
export async function watchServices(
  tx: Tx,
  person: string,
  { institution, viewer }: NewsAccess,
  services: readonly WatchedRef[],
  now: Date,
): Promise<void> {
  const keyOf = ({ entityId, type }: WatchedRef) => JSON.stringify([type, entityId]);
  const seen = await visibleServices(tx, viewer)
    .clearSelect()
    .select(['seen.entity_id as entityId', 'seen.entity_type as type'])
    .where('seen.entity_type', 'in', catalogueTypes)
    .where(
      'seen.entity_id',
      'in',
      services.map(({ entityId }) => entityId),
    )
    .execute();
  const wanted = new Set(services.map(keyOf));
  const own = await subscriptionsOf(tx, person);
  const watched = new Set(
    own
      .filter((row) => row.kind === 'service' && row.institution_entity_id === institution)
      .map(({ object, service_type }) => JSON.stringify([service_type, object])),
  );
  const added = seen.filter((one) => wanted.has(keyOf(one)) && !watched.has(keyOf(one)));
  if (added.length === 0) return;
  requireRoom(own, added.length);
  const since = await newestNews(tx);
  await tx
    .insertInto('subscription')
    .values(
      added.map(({ entityId, type }) => ({
        id: randomUUID(),
        person,
        institution_entity_id: institution,
        kind: 'service',
        object: entityId,
        service_type: type,
        since,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
